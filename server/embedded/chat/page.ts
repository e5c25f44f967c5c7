const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f6f6f4;color:#221e1a;color-scheme:light}
main{max-width:36rem;margin:2rem auto;padding:1.5rem;background:#fff;border-radius:12px}h1{font-size:1.25rem;margin:0 0 1rem}
h2{font-size:1.05rem;margin:0}article{border:1px solid #ddd;border-radius:10px;padding:1rem;margin:0 0 1rem}form{display:inline}
article p{margin:.4rem 0;overflow-wrap:anywhere}button,a.button{display:inline-block;margin:.2rem .2rem .2rem 0;padding:.45rem .8rem;
font:inherit;border:1px solid #bbb;border-radius:8px;background:#fff;color:inherit;text-decoration:none;cursor:pointer}
button.primary{background:#2c5ccc;border-color:#2c5ccc;color:#fff}label{display:block;font-weight:600;margin:1rem 0 .2rem}
select,textarea{width:100%;box-sizing:border-box;font:inherit;padding:.4rem}.note{color:#645c53;font-size:.85rem}.bad{color:#a32a17}`;

/** Returns a page of a stand-in for a platform. */
export function page(title: string, body: string, platform = 'Slack'): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeText(title)}</title><style>${style}</style><main><h1>${escapeText(title)}</h1>${body}
<p class="note">A stand-in for ${platform} on this machine. Nothing leaves it.</p></main></html>`;
}

export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
