import { createElement, useEffect, useState } from 'react';
import { Tree } from 'react-d3-tree';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

// The rows of `window.rows` drawn by react-d3-tree, with the sizes of the product's cards, without transitions.
const nodes = new Map(
  window.rows.map((row) => [row.id, { name: row.name, attributes: { role: row.role }, children: [] }]),
);
for (const { id, parentId } of window.rows) if (parentId) nodes.get(parentId).children.push(nodes.get(id));
const root = nodes.get(window.rows[0].id);

function Chart() {
  const [depth, setDepth] = useState(1);
  useEffect(() => {
    Object.assign(window, { expandAll: () => flushSync(() => setDepth(undefined)) });
  }, []);
  return createElement(Tree, {
    key: String(depth),
    data: root,
    orientation: 'vertical',
    pathFunc: 'step',
    initialDepth: depth,
    zoom: 0.5,
    translate: { x: window.innerWidth / 2, y: 60 },
    separation: { siblings: 3, nonSiblings: 3 },
    depthFactor: 800,
    renderCustomNodeElement: ({ nodeDatum }) =>
      createElement(
        'g',
        null,
        createElement('rect', { width: 400, height: 450, x: -200, rx: 20, fill: '#fff' }),
        createElement('text', { y: 60 }, nodeDatum.name),
        createElement('text', { y: 100 }, nodeDatum.attributes.role),
      ),
  });
}

const host = document.body.appendChild(document.createElement('div'));
host.style.height = '100vh';
createRoot(host).render(createElement(Chart));
