'use client';

import { useEffect, useState } from 'react';

/** How long a pause in typing is before the form is saved. */
const pauseMs = 800;

export interface DraftOptions<Body> {
  /** Null until the draft is first saved. */
  id: number | null;
  /** Returns the form's current values; null while they can't be saved, for example without a name. */
  read: () => Body | null;
  save: (id: number | null, body: Body) => Promise<{ id: number }>;
  /** The URL that opens the draft. */
  addressOf: (id: number) => string;
}

export type DraftState = 'untouched' | 'incomplete' | 'saving' | 'saved' | 'failed';

/** Saves a form on the server while it's filled in, and when its page is left. Saves run one after another. */
export function useDraft<Body>(options: DraftOptions<Body>) {
  const [state, setState] = useState<DraftState>('untouched');
  const [keeper] = useState(() => createKeeper<Body>(options.id, setState));
  useEffect(() => {
    keeper.follow(options);
  });
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') keeper.flush();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      keeper.flush();
    };
  }, [keeper]);
  return { state, ...keeper };
}

function createKeeper<Body>(firstId: number | null, setState: (state: DraftState) => void) {
  let id = firstId;
  let latest: DraftOptions<Body> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** Saves this body after the current save, and returns the draft's id. */
  async function keep(body: Body): Promise<number> {
    clearTimeout(timer);
    timer = undefined;
    setState('saving');
    const run = last
      .catch(() => undefined)
      .then(async () => {
        if (!latest) throw new Error('nothing to save with');
        const saved = await latest.save(id, body);
        if (id === null) history.replaceState(null, '', latest.addressOf(saved.id));
        id = saved.id;
        return saved.id;
      });
    last = run;
    await run.then(
      () => setState('saved'),
      () => setState('failed'),
    );
    return run;
  }

  function keepNow(): void {
    timer = undefined;
    const body = latest?.read() ?? null;
    if (body === null) setState('incomplete');
    else keep(body).catch(() => undefined);
  }

  /** Updates to the form's newest functions. */
  const follow = (options: DraftOptions<Body>): void => {
    latest = options;
  };

  /** Notes a change of the form, so that it's saved; call it on each change. */
  const touch = (): void => {
    clearTimeout(timer);
    timer = setTimeout(keepNow, pauseMs);
  };

  /** Saves changes that wait for a pause immediately. */
  const flush = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    keepNow();
  };

  /** Forgets waiting changes once the draft has been used. */
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };

  return { follow, keep, touch, flush, stop };
}
