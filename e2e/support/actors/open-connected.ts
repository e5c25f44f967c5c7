import type { Page } from 'playwright/test';

/** Opens a URL and waits for the live connection, so that the page receives all later events. */
export async function openConnected(page: Page, address: string): Promise<void> {
  const connected = new Promise<void>((resolve) => {
    // Listens before the first message of a connection. A second attempt also counts.
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (isWelcome(payload)) resolve();
      }),
    );
  });
  await page.goto(address);
  await connected;
}

/** Returns whether a message is the server's answer to the handshake. */
const isWelcome = (payload: string | Buffer) => String(payload).startsWith('40');
