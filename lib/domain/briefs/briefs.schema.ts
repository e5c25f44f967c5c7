import * as z from 'zod';

const piece = z.object({
  text: z.string(),
  href: z.string().nullable(),
});
export type Piece = z.output<typeof piece>;

export const paragraph = z
  .object({
    about: z.object({ kind: z.enum(['company', 'department', 'team']), id: z.int(), name: z.string() }),
    findings: z
      .array(
        z.object({
          metric: z.enum(['motivation', 'productivity', 'sentiment']),
          kind: z.enum(['clear', 'small', 'steady', 'unclear', 'none']),
          value: z.int(),
          change: z.int().describe('Whole points, negative for a fall.'),
        }),
      )
      .describe('The results behind the first line; empty if they’re those of a larger group than the team.'),
    places: z.int().describe('How many lines after the first are about teams that stand out.'),
    steps: z.int().describe('How many of the last lines are about steps.'),
    sentences: z.array(z.array(piece)).describe('Each line is split into parts; some parts are links.'),
  })
  .meta({ id: 'BriefParagraph' });
export type Paragraph = z.output<typeof paragraph>;
