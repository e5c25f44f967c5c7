import { listDashboardRooms, listPostRooms } from '#/lib/domain/live/live.service.ts';
import { billingRoom, sessionRoom, userRoom } from '#/lib/domain/live/rooms.ts';
import type { FoundSession } from '#/lib/platform/context.ts';

/** Returns the live rooms of a signed-in person: their own, their session's, and a room for each thing they may see. */
export async function roomsOf({ person, company }: FoundSession): Promise<string[]> {
  const who = { userId: person.userId, companyId: company.id };
  const rooms = await Promise.all([listDashboardRooms(who), listPostRooms(who)]);
  const billing = person.roles.includes('Administrator') ? [billingRoom(company.id)] : [];
  return [userRoom(person.userId), sessionRoom(person.sessionId), ...rooms.flat(), ...billing];
}
