export async function GET(request) {
  return answer(request);
}

export async function POST(request) {
  await request.json();
  return answer(request);
}

async function answer(request) {
  const { pool, company } = globalThis.bare;
  const { queries, body } = company[request.nextUrl.searchParams.get('shape')];
  for (const query of queries) await pool.query(query);
  return Response.json(body);
}
