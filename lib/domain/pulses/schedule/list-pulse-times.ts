import { pulseDefaults, pulseFrequencies, pulseTimes } from '#/lib/domain/pulses/constants.ts';

/** Returns every half hour of a day as HH:MM, the default one, and the frequencies. */
export async function listPulseTimes() {
  return { times: [...pulseTimes], default: pulseDefaults.time, frequencies: [...pulseFrequencies] };
}
