import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { submissions } from '#/components/onboarding/submissions.ts';
import { formResolver } from '#/components/ui/fields/form-resolver.ts';
import { displayName } from '#/lib/domain/accounts/accounts.schema.ts';
import { signUpForm } from '#/lib/domain/registration/registration.schema.ts';

const options = { fields: {}, shouldUseNativeValidation: false };
const said = 'Team name can’t contain a web address. Remove it.';

describe('a form’s resolver', () => {
  it('says what is wrong with a field', async () => {
    const values = { companyName: 'www.prizes.example', captcha: '' } as never;
    const { errors } = await formResolver(signUpForm)(values, undefined, options);
    expect(errors).toMatchObject({
      companyName: { message: 'Company name can’t contain a web address. Remove it.' },
      captcha: { message: 'Confirm that you’re not a robot.' },
    });
  });

  it('says what is wrong with a row of a list, and leaves the others out', async () => {
    const list = z.object({ names: z.array(displayName('Team name')) });
    const { errors } = await formResolver(list)({ names: ['Ops', 'ops.example.com'] }, undefined, options);
    expect(errors.names?.[0]).toBeUndefined();
    expect(errors.names?.[1]?.message).toBe(said);
  });

  it('says what is wrong in a screen of onboarding', () => {
    const data = { team: { team: { name: 'ops.example.com', performingScoreId: 3 } } } as never;
    expect(submissions.team(data)).toEqual({ errors: { name: said } });
  });

  it('returns the accepted values', async () => {
    const names = z.object({ name: displayName('Team name') });
    expect(await formResolver(names)({ name: ' Ops ' }, undefined, options)).toEqual({
      values: { name: 'Ops' },
      errors: {},
    });
  });
});
