'use client';

import { useSyncExternalStore } from 'react';
import type { RoleName } from '#/lib/domain/accounts/schema.ts';

/** Where somebody is in the tour, in this tab: it outlives a reload, and ends with the browser session. */
export interface TourState {
  status: 'idle' | 'open' | 'closed' | 'done';
  role: RoleName | null;
  step: number;
  /** The page of the step is on its way. */
  isMoving: boolean;
  sample: string | null;
}

const key = 'tour';
const idle: TourState = { status: 'idle', role: null, step: 0, isMoving: false, sample: null };

let state: TourState | undefined;
const listeners = new Set<() => void>();

/** Where somebody is, as this tab keeps it: what is drawn first, as the server did, knows nothing of it yet. */
export function readTour(): TourState {
  if (state) return state;
  try {
    state = { ...idle, ...JSON.parse(sessionStorage.getItem(key) ?? '{}'), isMoving: false };
  } catch {
    state = idle;
  }
  return state as TourState;
}

/** Changes where somebody is, and tells everything that draws it. */
export function changeTour(change: Partial<TourState>): void {
  state = { ...readTour(), ...change };
  try {
    sessionStorage.setItem(key, JSON.stringify(state));
  } catch {
    // Without storage the tour goes on until the page is loaded anew.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where somebody is in the tour. */
export function useTourState(): TourState {
  return useSyncExternalStore(subscribe, readTour, () => idle);
}

function readSample(): string | null {
  const { status, sample } = readTour();
  return status === 'open' ? sample : null;
}

/**
 * The part of a page that the tour shows an example of; null while it shows what is really there. What draws it is
 * told of a change of this part alone: one while the page arrives would have the browser throw away what came with it.
 */
export function useTourSample(): string | null {
  return useSyncExternalStore(subscribe, readSample, () => null);
}
