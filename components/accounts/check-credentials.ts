import { formWords } from '#/components/ui/fields/form-words.ts';
import { signInBody } from '#/lib/domain/accounts/accounts.schema.ts';

export interface Credentials {
  email: string;
  password: string;
  /** The solution, if a captcha is required. */
  captcha?: string;
}

/** The typed fields. */
export type TypedField = 'email' | 'password';
type Problems = Partial<Record<TypedField, string>>;

type Checked = { credentials: Credentials } | { problems: Problems };

/** Returns the typed values as the server takes them, or an error message for each invalid field. */
export function checkCredentials(typed: Credentials): Checked {
  const { data, error } = signInBody.safeParse(typed);
  if (data) return { credentials: data };
  const said = (field: TypedField) => formWords(error.issues.find(({ path }) => path[0] === field)?.message ?? '');
  const [email, password] = [said('email'), said('password')];
  return { problems: { ...(email && { email }), ...(password && { password }) } };
}
