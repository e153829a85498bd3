#!/usr/bin/env bash
# extracted_certificates.sh EXTRACTED CONFIRM FOLDER: quadrille_extracted and quadrille_confirm give the same verdict on
# every certificate of FOLDER and on 1,000 altered ones, with the same words in a refusal.
#
# ctest label: standard
set -u
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 - "$1" "$2" "$3" "$work" <<'PYTHON'
import pathlib
import random
import subprocess
import sys

extracted, confirm, folder, work = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]), pathlib.Path(sys.argv[4])


def judged(program, file, *more):
    """The exit status; the rows of a proof, or why there is none."""
    ended = subprocess.run([program, "certificate", file, *more], capture_output=True, text=True)
    said = [line for line in ended.stderr.splitlines() if ": no proof: " in line]
    return ended.returncode, ended.stdout, [line.split(": ", 2)[2] for line in said]


def compare(what, file):
    by = judged(extracted, file), judged(confirm, file, "--ignore-checksum")
    if by[0] != by[1]:
        sys.exit(f"{what}: {extracted} says {by[0]}, {confirm} {by[1]}")
    return by[0][0]


certificates = sorted(folder.glob("*.certificate"))
for certificate in certificates:
    if compare(certificate.name, certificate) != 0:
        sys.exit(f"{certificate.name}: no proof")

chance = random.Random(1)
small = [file for file in certificates if 150 < file.stat().st_size < 1500]
altered = work / "altered"
statuses = [0, 0, 0]
for number in range(1000):
    certificate = chance.choice(small)
    lines = certificate.read_bytes().split(b"\n", 8)
    walk = bytearray(lines[8])
    kind = chance.randrange(8)
    at = chance.randrange(len(walk))
    if kind == 0:
        lines[4] = b"winner 2" if lines[4].endswith(b"1") else b"winner 1"
    elif kind == 1:
        del walk[at]
    elif kind == 2:
        walk.insert(at, chance.randrange(256))
    elif kind == 3 and lines[1].startswith(b"pitch paper"):
        lines[3] += b" (%d,%d)" % (chance.randrange(4), chance.randrange(4))
    elif kind == 4:
        other = chance.randrange(len(walk))
        walk[at], walk[other] = walk[other], walk[at]
    else:
        walk[at] ^= 1 << chance.randrange(8)
    lines[6] = b"bytes %d" % len(walk)
    altered.write_bytes(b"\n".join(lines[:8]) + b"\n" + walk)
    statuses[compare(f"change {number} of {certificate.name}", altered)] += 1
if not (statuses[0] > 0 and statuses[1] > 500):
    sys.exit(f"exit statuses 0, 1, 2: {statuses}: the altered certificates have changed")
print(f"{len(certificates)} certificates, 1,000 changes; exit statuses 0, 1, 2: {statuses}")
PYTHON
