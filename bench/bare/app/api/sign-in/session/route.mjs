import { randomBytes } from 'node:crypto';

export async function POST(request) {
  const { pool, signIns } = globalThis.bare;
  await request.json();
  const token = randomBytes(32);
  await pool.query({ ...signIns.session, values: [token] });
  return Response.json({ token: token.toString('base64url') });
}
