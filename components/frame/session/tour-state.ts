'use client';

import { useSyncExternalStore } from 'react';
import type { RoleName } from '#/lib/domain/accounts/accounts.schema.ts';
import { tabStorage } from '#/lib/platform/browser-storage.ts';

/** The progress of the tour in this tab: it survives a reload, and ends with the browser session. */
export interface TourState {
  status: 'idle' | 'open' | 'closed' | 'done';
  role: RoleName | null;
  step: number;
  /** Whether the step's page is loading. */
  isMoving: boolean;
  sample: string | null;
  /** Whether the person is going back. */
  isBack: boolean;
  /** Steps about something that their pages don't show. */
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

/** Returns the progress of the tour as this tab stores it; not yet in the first render, which is like the server's. */
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
 * Returns the part of a page that the tour shows an example of; null while it shows real data. Components only update
 * when this part changes: another update while the page loads would make React discard the server's HTML.
 */
export function useTourSample(): string | null {
  return useSyncExternalStore(subscribe, readSample, () => null);
}
