import { listDashboardRooms } from '#/lib/domain/live/queries/list-dashboard-rooms.ts';
import { sessionRoom, userRoom } from '#/lib/domain/live/rooms.ts';
import type { FoundSession } from '#/lib/platform/context.ts';

/** The live rooms of a signed-in person: their own, their session's, and the dashboards they may see. */
export async function roomsOf({ person, company }: FoundSession): Promise<string[]> {
  const dashboards = await listDashboardRooms({ userId: person.userId, companyId: company.id });
  return [userRoom(person.userId), sessionRoom(person.sessionId), ...dashboards];
}
