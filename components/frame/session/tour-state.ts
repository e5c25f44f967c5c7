'use client';

import { useSyncExternalStore } from 'react';
import type { RoleName } from '#/lib/domain/accounts/accounts.schema.ts';
import { tabStorage } from '#/lib/platform/browser-storage.ts';

/** The progress of the tour in this tab: it survives a reload, and ends with the browser session. */
export interface TourState {
  status: 'idle' | 'open' | 'closed' | 'done';
  role: RoleName | null;
  step: number;
  /** The page of the step is on its way. */
  isMoving: boolean;
  sample: string | null;
  /** Whether the person is on the way back. */
  isBack: boolean;
  /** Steps that speak of what their pages don't show. */
  leftOut: readonly string[];
}

const key = 'tour';
const idle: TourState = {
  status: 'idle',
  role: null,
  step: 0,
  isMoving: false,
  sample: null,
  isBack: false,
  leftOut: [],
};

let state: TourState | undefined;
const listeners = new Set<() => void>();

/** The progress of the tour as this tab stores it; the first render, as on the server, doesn't have it yet. */
export function readTour(): TourState {
  if (state) return state;
  try {
    state = { ...idle, ...JSON.parse(tabStorage.read(key) ?? '{}'), isMoving: false };
  } catch {
    state = idle;
  }
  return state as TourState;
}

/** Begins the tour of a role. */
export function beginTour(role: RoleName, isMoving: boolean): void {
  changeTour({ ...idle, status: 'open', role, isMoving });
}

/** Changes the progress, and updates everything that shows it. */
export function changeTour(change: Partial<TourState>): void {
  state = { ...readTour(), ...change };
  // Without storage the tour lasts until the page is reloaded.
  tabStorage.keep(key, JSON.stringify(state));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the progress of the tour. */
export function useTourState(): TourState {
  return useSyncExternalStore(subscribe, readTour, () => idle);
}

function readSample(): string | null {
  const { status, sample } = readTour();
  return status === 'open' ? sample : null;
}

/**
 * The part of a page that the tour shows an example of; null while it shows the real data. Components are updated for
 * this part alone: another update while the page loads would make the browser discard the server's HTML.
 */
export function useTourSample(): string | null {
  return useSyncExternalStore(subscribe, readSample, () => null);
}
