import { ApiError } from '#/lib/api/call.ts';
import { browserStorage } from '#/lib/platform/browser-storage.ts';

/** Fetches a file as the signed-in person and saves it under the endpoint's name; throws ApiError as `call` does. */
export async function downloadFile(path: string, query: Record<string, unknown>): Promise<void> {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]));
  const headers = {
    authorization: `Bearer ${browserStorage.read('token') ?? ''}`,
    role: browserStorage.read('role') ?? '',
    'accept-language': document.documentElement.lang,
  };
  const response = await fetch(`${path}?${search}`, { headers }).catch(() => {
    throw new ApiError(0, {});
  });
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => ({})));
  saveFile(await response.blob(), nameIn(response.headers.get('content-disposition')));
}

function nameIn(disposition: string | null): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '') ?? [];
  return decodeURIComponent(encoded ?? 'file');
}

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Saves a PDF that was part of an answer. */
export function savePdf({ buffer, fileName }: { buffer: string | null; fileName: string | null }): void {
  const bytes = Uint8Array.from(atob(buffer ?? ''), (letter) => letter.charCodeAt(0));
  saveFile(new Blob([bytes], { type: 'application/pdf' }), fileName ?? 'file.pdf');
}
