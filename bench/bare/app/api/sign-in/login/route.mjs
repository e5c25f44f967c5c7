import { randomBytes } from 'node:crypto';
import { verify } from '@node-rs/argon2';

export async function POST(request) {
  const { pool, signIns } = globalThis.bare;
  const { email, password } = await request.json();
  const { rows } = await pool.query({ ...signIns.login, values: [email] });
  if (!(await verify(rows[0].password_hash, password))) return Response.json({}, { status: 401 });
  return Response.json({ token: randomBytes(32).toString('base64url') });
}
