import type { Page } from 'playwright/test';

/** Opens an address and waits for the live connection, so that the page receives every event after that. */
export async function openConnected(page: Page, address: string): Promise<void> {
  const connected = new Promise<void>((resolve) => {
    // The listener is there before a connection's first message; a second attempt counts as well.
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
