import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { listActionIdeas } from '#/lib/domain/actions/ideas/list-action-ideas.ts';
import { closeDatabase } from '#/lib/platform/db.ts';

beforeAll(testDatabase);
afterAll(closeDatabase);

const ctx = { locale: 'en', company: { id: 0, name: 'Orbit' } } as Parameters<typeof listActionIdeas>[0];

it('a cause has prepared steps, and a ready-made survey that asks more about it', async () => {
  expect(await listActionIdeas(ctx, 'factor:13')).toMatchObject({
    ideas: [{ prepared: 1 }, { prepared: 2, text: 'Change nothing else for two weeks.', keptBy: null }],
    survey: { id: 3, name: 'After a change', questions: 5 },
  });
});

it('a topic in the team’s own words has neither', async () => {
  expect(await listActionIdeas(ctx, 'other')).toEqual({ ideas: [], survey: null });
});
