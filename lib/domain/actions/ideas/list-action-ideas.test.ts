import { expect, it } from 'vitest';
import { listActionIdeas } from '#/lib/domain/actions/ideas/list-action-ideas.ts';

const ctx = { locale: 'en', company: { name: 'Orbit' } } as Parameters<typeof listActionIdeas>[0];

it('a cause has prepared steps, and a ready-made survey that asks more about it', () => {
  expect(listActionIdeas(ctx, 'factor:13')).toMatchObject({
    ideas: [{ prepared: 1 }, { prepared: 2, text: 'Keep everything else still for two weeks.' }],
    survey: { id: 3, name: 'After a change', questions: 5 },
  });
});

it('a topic of their own has neither', () => {
  expect(listActionIdeas(ctx, 'other')).toEqual({ ideas: [], survey: null });
});
