import * as z from 'zod';
import { teamHighlight } from '#/lib/domain/dashboards/company/company.schema.ts';
import { finding } from '#/lib/domain/dashboards/published/figure.schema.ts';

const piece = z.object({
  text: z.string(),
  href: z.string().nullable(),
});
export type Piece = z.output<typeof piece>;

export const paragraph = z
  .object({
    about: z.object({ kind: z.enum(['company', 'department', 'team']), id: z.int(), name: z.string() }),
    findings: z
      .array(finding)
      .describe('The results behind the first line; empty if they’re those of a larger group than the team.'),
    teams: z.array(teamHighlight).describe('The first teams that needed attention, and why.'),
    steps: z.int().describe('How many of the last lines are about steps.'),
    stepsInShort: z
      .array(piece)
      .nullable()
      .describe('One line instead of the last lines about steps; null for a team, or if there are no steps.'),
    sentences: z.array(z.array(piece)).describe('Each line is split into parts; some parts are links.'),
  })
  .meta({ id: 'BriefParagraph' });
export type Paragraph = z.output<typeof paragraph>;
