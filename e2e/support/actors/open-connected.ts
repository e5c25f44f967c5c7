import type { Page } from 'playwright/test';

/** Opens an address and waits until the live connection stands: from then on the page hears what happens. */
export async function openConnected(page: Page, address: string): Promise<void> {
  const connected = new Promise<void>((resolve) => {
    // Every connection is listened to before it says a word; a second attempt counts, too.
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (isWelcome(payload)) resolve();
      }),
    );
  });
  await page.goto(address);
  await connected;
}

/** The server's answer to the handshake. */
const isWelcome = (payload: string | Buffer) => String(payload).startsWith('40');
