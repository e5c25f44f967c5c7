/** What a mail says; the layout decides how. Every text is plain and is escaped here. */
export interface MailContent {
  /** Shown by mail programs behind the subject. */
  preheader: string;
  heading: string;
  paragraphs: readonly string[];
  button: { label: string; url: string };
  /** Small print: why this mail came and how long the link works. */
  footnotes: readonly string[];
  /** The last line of the small print, for every mail that is not about the account itself. */
  unsubscribe?: { label: string; url: string };
}

/** The same mail as HTML (one column, 600 px, one button, readable in dark mode) and as complete plain text. */
export function layOutMail(content: MailContent): { html: string; text: string; unsubscribeUrl?: string } {
  const laidOut = { html: asHtml(content), text: asText(content) };
  return content.unsubscribe ? { ...laidOut, unsubscribeUrl: content.unsubscribe.url } : laidOut;
}

function asText({ heading, paragraphs, button, footnotes, unsubscribe }: MailContent): string {
  const notes = unsubscribe ? [...footnotes, `${unsubscribe.label}:\n${unsubscribe.url}`] : footnotes;
  return [heading, ...paragraphs, `${button.label}:\n${button.url}`, '--', ...notes].join('\n\n');
}

const font = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";

function asHtml({ preheader, heading, paragraphs, button, footnotes, unsubscribe }: MailContent): string {
  const body = paragraphs.map(
    (text) => `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escapeHtml(text)}</p>`,
  );
  const notes = footnotes.map(
    (text) =>
      `<p class="muted" style="margin:0 0 8px;font-size:13px;line-height:20px;color:#6b645c">${escapeHtml(text)}</p>`,
  );
  if (unsubscribe) notes.push(unsubscribeLine(unsubscribe));
  const url = escapeHtml(button.url);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>@media (prefers-color-scheme:dark){.page{background:#1c1917!important}.card{background:#292524!important;color:#f5f2ee!important}.muted{color:#b8b0a6!important}.accent{color:#86abff!important}}</style>
</head><body class="page" style="margin:0;background:#f7f4ef">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f4ef"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border-radius:12px;color:#292524;${font}"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:16px;font-weight:600">unbo<span class="accent" style="color:#2458c0">X</span>t</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:32px;font-weight:600">${escapeHtml(heading)}</h1>
${body.join('\n')}
<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#2458c0;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>
<p class="muted" style="margin:0 0 24px;font-size:13px;line-height:20px;color:#6b645c">If the button does not work, open this address:<br><a href="${url}" style="color:inherit;word-break:break-all">${url}</a></p>
${notes.join('\n')}
</td></tr></table></td></tr></table></body></html>`;
}

function unsubscribeLine({ label, url }: { label: string; url: string }): string {
  return `<p class="muted" style="margin:0;font-size:13px;line-height:20px;color:#6b645c"><a href="${escapeHtml(url)}" style="color:inherit">${escapeHtml(label)}</a></p>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
