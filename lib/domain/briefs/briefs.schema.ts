import * as z from 'zod';

const piece = z.object({
  text: z.string(),
  href: z.string().nullable(),
});
export type Piece = z.output<typeof piece>;

export const paragraph = z
  .object({
    about: z.object({ kind: z.enum(['company', 'department', 'team']), id: z.int(), name: z.string() }),
    sentences: z.array(z.array(piece)).describe('Each line is split into parts; some parts are links.'),
  })
  .meta({ id: 'BriefParagraph' });
export type Paragraph = z.output<typeof paragraph>;
