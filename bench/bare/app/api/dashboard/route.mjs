export async function GET(request) {
  const { pool, dashboards } = globalThis.bare;
  const { queries, body } = dashboards[request.nextUrl.searchParams.get('shape')];
  let row;
  for (const query of queries) row = (await pool.query(query)).rows[0];
  return Response.json({ ...body, team: { ...body.team, name: row.name } });
}
