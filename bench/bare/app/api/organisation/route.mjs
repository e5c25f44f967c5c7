export async function GET(request) {
  const { pool, organisation } = globalThis.bare;
  const { queries, body } = organisation[request.nextUrl.searchParams.get('shape')];
  for (const query of queries) await pool.query(query);
  return Response.json(body);
}
