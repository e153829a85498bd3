// The list of games, in the order in which the page shows them. To add a game, add its folder and a line here.

import { plusminus } from './plusminus/page';
import { soccer } from './soccer/page';
import { tennis } from './tennis/page';
import { updown } from './updown/page';
import type { AnyGame } from './game';

export const games: readonly [AnyGame, ...AnyGame[]] = [soccer, updown, plusminus, tennis];
