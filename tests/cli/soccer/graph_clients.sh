# Graphs in other programs: Graphviz computes their layout, networkx counts them again, and the tables agree.
# ctest label: standard
source "$(dirname "$0")/../assert.sh"

cat >read.py <<'EOF'
# read.py GRAPHML DOT_LAYOUT EDGES NODES: compares four files of one graph, read by networkx and the csv module.
import csv, sys, re
import networkx

def rows(path):
    with open(path, newline='') as file:
        return list(csv.DictReader(file))

def expect(truth, what):
    if not truth:
        print('FAILED:', what)
        sys.exit(1)

graphml, layout, edges, nodes = sys.argv[1:]
graph = networkx.read_graphml(graphml)
edges, nodes = rows(edges), rows(nodes)
expect(graph.number_of_nodes() == len(nodes), f'{graph.number_of_nodes()} nodes, {len(nodes)} in the table')
expect(graph.number_of_edges() == len(edges), f'{graph.number_of_edges()} edges, {len(edges)} in the table')
expect(networkx.is_directed_acyclic_graph(graph), 'no cycle')
for row in nodes:
    node = graph.nodes['n' + row['node']]
    for key in ('ply', 'ball', 'mover', 'outcome', 'histories', 'history'):
        expect(str(node[key]) == row[key], f'{key} of {row}: {node[key]}')
listed = networkx.DiGraph()
listed.add_nodes_from('n' + row['node'] for row in nodes)
for row in edges:
    listed.add_edge('n' + row['from'], 'n' + row['to'])
    expect(graph.nodes['n' + row['to']]['ply'] == int(row['ply']), f'ply of {row}')
    expect(graph.nodes['n' + row['from']]['mover'] == int(row['player']), f'player of {row}')
    expect(graph.nodes['n' + row['to']]['ball'] == row['ball'], f'ball of {row}')
expect(set(listed.edges) == set(graph.edges), 'the edges, one by one')
# Histories are paths from the start, counted again along the edges.
paths = {node: 0 for node in graph}
paths['n0'] = 1
for node in networkx.topological_sort(graph):
    for successor in graph.successors(node):
        paths[successor] += paths[node]
for row in nodes:
    expect(paths['n' + row['node']] == int(row['histories']), f'histories of {row}')
with open(layout) as file:
    kinds = [line.split()[0] for line in file if re.match('(node|edge) ', line)]
expect(kinds.count('node') == len(nodes) and kinds.count('edge') == len(edges), 'what dot has laid out')
print(len(nodes), 'nodes', len(edges), 'edges')
EOF

for request in 'paper:1x3' 'paper:2x2 --plies 4' 'paper:3x3 --plies 3' 'classic:2x2 --plies 3' 'paper:1x1'; do
  run export graph --pitch $request --format graphml --out graph.graphml
  expect_status 0
  run export graph --pitch $request --format dot --out graph.dot
  expect_status 0
  run export graph --pitch $request --format csv --out edges.csv
  expect_status 0
  expect_no_stderr
  run export graph --pitch $request --nodes --format csv --out nodes.csv
  expect_status 0
  dot -Tplain graph.dot >layout 2>said || fail "dot -Tplain of $request: $(cat said)"
  /usr/bin/python3 read.py graph.graphml layout edges.csv nodes.csv >said 2>&1 || fail "$request: $(cat said)"
done

# A picture of the state graph, and one of a drawing, whose points keep their places on the pitch.
run export graph --pitch paper:1x3 --plies 2 --out graph.dot
dot -Tsvg graph.dot >graph.svg 2>said || fail "dot -Tsvg: $(cat said)"
xmllint --noout graph.svg || fail 'dot -Tsvg of the state graph is no XML'
[ "$(grep -c 'class="node"' graph.svg)" -eq "$("$program" export graph --pitch paper:1x3 --plies 2 --nodes --format csv |
  tail -n +2 | wc -l)" ] || fail 'another number of nodes in the picture'
history='(1,2) (0,2) (0,1) (1,2)'
run export graph --pitch paper:1x3 --history "$history"
neato -Tplain stdout >layout 2>said || fail "neato -Tplain: $(cat said)"
[ "$(grep -c '^edge ' layout)" -eq 3 ] || fail 'not 3 edges of a drawing'

# The edge list of the drawing.
run export graph --pitch paper:1x3 --history "$history" --format csv
expect_status 0
printf '%s\n' from,to,ply,player,edge '"(1,2)","(0,2)",1,1,9' '"(0,2)","(0,1)",2,2,3' '"(0,1)","(1,2)",3,1,6' >expected
expect_stdout expected
run export graph --pitch paper:1x3 --history "$history" --format graphml
cp stdout drawing.graphml
[ "$(/usr/bin/python3 -c 'import networkx, sys
g = networkx.read_graphml(sys.argv[1])
print(g.number_of_nodes(), g.number_of_edges(), g.is_directed())' drawing.graphml)" = '8 3 False' ] || fail 'the drawing'

# Both tables in the other formats, and both in one database.
run export graph --pitch paper:1x3 --format sqlite --out graph.db
expect_status 0
run export graph --pitch paper:1x3 --nodes --format sqlite --out graph.db
expect_status 0
[ "$(sqlite3 graph.db 'SELECT count(*) FROM export_graph_edges AS e JOIN export_graph_nodes AS f ON f.node = e."from"
  JOIN export_graph_nodes AS t ON t.node = e."to" WHERE t.ply = f.ply + 1')" = 478 ] || fail 'a join in the database'
for format in table json markdown latex; do
  run export graph --pitch paper:1x1 --nodes --format "$format"
  expect_status 0
  expect_in_stdout goal
done
run export graph --pitch paper:1x2 --nodes --plies 1 --format bfile --column histories
expect_status 0
expect_in_stdout '5 1'

refused --nodes export graph --pitch paper:1x3 --nodes
refused --nodes export graph --pitch paper:1x3 --nodes --history "$history" --format csv
refused --format export graph --pitch paper:1x3 --format xml
refused paper:3x3 export graph --pitch paper:3x3 --format csv

finish
