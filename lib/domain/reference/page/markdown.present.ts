import type { Passage, Section } from '#/lib/domain/reference/guide.ts';

/** Returns the guide as Markdown, for tools that show the description of a document. */
export function presentMarkdown(sections: readonly Section[]): string {
  return sections.map(({ title, passages }) => [`## ${title}`, ...passages.map(markdownOf)].join('\n\n')).join('\n\n');
}

function markdownOf(passage: Passage): string {
  if (typeof passage === 'string') return passage;
  if ('code' in passage) return `\`\`\`\n${passage.code}\n\`\`\``;
  if ('curl' in passage) return `\`\`\`sh\n${passage.curl}\n\`\`\`\n\n\`\`\`js\n${passage.fetch}\n\`\`\``;
  if ('steps' in passage) return passage.steps.map((step, at) => `${at + 1}. ${step}`).join('\n');
  return passage.terms.map(([term, text]) => `- **${term}** ${text}`).join('\n');
}
