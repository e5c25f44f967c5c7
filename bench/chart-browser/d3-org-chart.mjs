import { OrgChart } from 'd3-org-chart';

// The rows of `window.rows` drawn by d3-org-chart, with the sizes of the product's cards, without transitions.
const { rows } = window;
const host = document.body.appendChild(document.createElement('div'));
const chart = new OrgChart()
  .container(host)
  .data(rows)
  .svgHeight(window.innerHeight)
  .duration(0)
  .nodeWidth(() => 400)
  .nodeHeight(() => 450)
  .childrenMargin(() => 350)
  .nodeContent(
    ({ data }) =>
      `<div style="height:100%;border:2px solid #ddd;border-radius:20px"><h3>${data.name}</h3><p>${data.role}</p><p>${data.email}</p></div>`,
  )
  .render();
window.expandAll = () => chart.expandAll();
