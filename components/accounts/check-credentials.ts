import { signInBody } from '#/lib/domain/accounts/schema.ts';

export interface Credentials {
  email: string;
  password: string;
}

type Checked = { credentials: Credentials } | { problems: Partial<Credentials> };

/** Returns the typed values as the server takes them, or for each field in words what is wrong. */
export function checkCredentials(typed: Credentials): Checked {
  const { data, error } = signInBody.safeParse(typed);
  if (data) return { credentials: data };
  const said = (field: keyof Credentials) => error.issues.find(({ path }) => path[0] === field)?.message;
  const [email, password] = [said('email'), said('password')];
  return { problems: { ...(email && { email }), ...(password && { password }) } };
}
