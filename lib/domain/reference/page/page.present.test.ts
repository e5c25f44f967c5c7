import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { withRoom } from '#/e2e/support/measures/ratchet.ts';
import { chapters } from '#/lib/domain/reference/chapters.ts';
import { presentCall } from '#/lib/domain/reference/page/call.present.ts';
import { openApiDocument } from '#/lib/domain/reference/page/page.present.ts';
import { webhookTypes } from '#/lib/domain/webhooks/webhooks.schema.ts';
import { loadContracts } from '#/server/feature-files.ts';

/** Average characters of the document per call, when last noted. */
const CHARACTERS_A_CALL = 1716;
/** From this many characters, a shape should have a name. */
const LARGE_SHAPE = 320;

const examples = chapters.flatMap(({ calls }) => calls);
const contracts = (await loadContracts()).filter(({ path }) => !path.includes('{...'));

/** Every field of a value, written as `teams`, `teams.0` and `teams.0.name`. */
function fieldsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || value instanceof File) return [path];
  return [path, ...Object.entries(value).flatMap(([name, field]) => fieldsIn(field, `${path}.${name}`))];
}

function largeShapes(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'properties' in part ? JSON.stringify(part) : '';
  return [own, ...Object.values(part).flatMap(largeShapes)].filter((shape) => shape.length > LARGE_SHAPE);
}

describe('the examples', () => {
  it('exist for every contract with its own path, one each', () => {
    expect(examples.map(({ contract }) => contract.name).sort()).toEqual(contracts.map(({ name }) => name).sort());
  });

  it.each(examples.map((example) => [example.contract.name, example] as const))(
    '%s fits its contract',
    (_, example) => {
      const { contract } = example;
      const parts = [
        [example.params, contract.params?.parse(example.params)],
        [example.query, contract.query?.parse(example.query ?? {})],
        [example.body, contract.body?.parse(example.body ?? {})],
        [example.answer, presentCall(example).answer ?? example.answer],
      ];
      // A schema drops fields it doesn't know.
      for (const [part = {}, parsed] of parts) expect(fieldsIn(parsed)).toEqual(expect.arrayContaining(fieldsIn(part)));
    },
  );
});

describe('the OpenAPI document', () => {
  const { webhooks, ...rest } = openApiDocument(chapters, 'https://unboxt.example');
  const text = JSON.stringify({ ...rest, webhooks });

  it('passes the recommended rules of a public linter', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: text, config });
    expect(problems.map(({ ruleId, message, location: [at] }) => `${ruleId} ${message} ${at?.pointer}`)).toEqual([]);
  }, 30_000);

  it('stays small', () => {
    expect(JSON.stringify(rest).length / contracts.length).toBeLessThan(withRoom(CHARACTERS_A_CALL));
    // Half of what a call takes.
    const count = Object.keys(webhooks).length;
    expect(JSON.stringify(webhooks).length / count).toBeLessThan(CHARACTERS_A_CALL / 2);
  });

  it('names the thing an id identifies, also where the word before it doesn’t', () => {
    const ids = Object.entries(rest.components.parameters).filter(([name]) => name.endsWith('Id'));
    const described = ids.map(([, id]) => (id as { description: string }).description);
    expect(described).toEqual(ids.map(([name]) => `Id of the ${name.slice(0, -2)}.`));
    const wrong = ['coach', 'dislike', 'like', 'people', 'replie', 'result', 'saml'].map((word) => `${word}Id`);
    expect(wrong.filter((name) => name in rest.components.parameters)).toEqual([]);
    const { parameters } = rest.paths['/api/coach/{id}/trends']?.get ?? { parameters: [] };
    expect(parameters).toContainEqual({ $ref: '#/components/parameters/teamId' });
  });

  it('says who can make a call, and how often', () => {
    const described = (path: string) =>
      String(rest.paths[path]?.get?.description ?? rest.paths[path]?.post?.description);
    expect(described('/api/profile/data')).toContain('Up to 3 calls a day per person.');
    expect(described('/api/company/activity/export')).toContain('per person or key.');
    expect(described('/api/stripe/webhook')).toContain('Needs no session, but a valid signature.');
    expect(described('/api/captcha')).toContain('Anyone may call it.');
  });

  it('contains a large shape once, however many calls use it', () => {
    const shapes = largeShapes(JSON.parse(text));
    expect(shapes.filter((shape, at) => shapes.indexOf(shape) < at)).toEqual([]);
  });
});

it('every webhook is described with an example that fits it', () => {
  const { webhooks } = openApiDocument(chapters, 'https://unboxt.example.com');
  expect(Object.keys(webhooks)).toEqual(Object.keys(webhookTypes));
  for (const [type, { post }] of Object.entries(webhooks)) {
    const { example, schema } = post.requestBody.content['application/json'];
    expect(webhookTypes[type as keyof typeof webhookTypes].parse(example.data)).toEqual(example.data);
    expect(schema).toMatchObject({ required: ['type', 'timestamp', 'data'] });
  }
});
