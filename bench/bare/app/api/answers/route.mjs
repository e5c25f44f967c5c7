export async function POST(request) {
  const { pool, answers } = globalThis.bare;
  const { values } = await request.json();
  const { rows } = await pool.query({ ...answers, values });
  return Response.json(rows[0] ?? null, { status: rows[0] ? 200 : 422 });
}
