import type { Notification } from '#/generated/prisma/client.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

declare const isMessage: unique symbol;
/** HTML with escaped values; only `presentMessage` and `presentWords` make it, and the browser sanitises it. */
export type MessageHtml = string & { readonly [isMessage]: true };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A message from a template of ours and values of anybody: presentMessage`<strong>${name}</strong> joined.` */
export function presentMessage(template: TemplateStringsArray, ...values: string[]): MessageHtml {
  return String.raw({ raw: template }, ...values.map(escapeHtml)) as MessageHtml;
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');
}

/** Returns a message of the catalogue, whose tags are emphasis, with values of anybody. */
export function presentWords(
  words: (tags: { strong: (inner: string) => string }, plain: (value: string) => string) => string,
): MessageHtml {
  return words({ strong: (inner) => `<strong>${inner}</strong>` }, escapeHtml) as MessageHtml;
}

/** The documented shape of a notification. */
export function presentNotification(row: Notification) {
  return {
    id: row.id,
    role: row.role as RoleName,
    seen: row.seenAt !== null,
    title: row.title,
    message: row.message,
    icon: row.icon,
    color: row.color,
    buttonTitle: row.buttonTitle,
    buttonLink: row.buttonLink,
    props: JSON.stringify(row.props),
    buttonClicked: row.buttonClickedAt !== null,
    textArea: row.textArea,
    textAreaPlaceholder: row.textAreaPlaceholder,
    textAreaAnonymous: row.textAreaAnonymous,
    teamId: row.teamId,
    createdAt: row.createdAt.toISOString(),
  };
}
