import type { FindPlaces } from '#/lib/domain/invitations/positions/find-places.ts';
import { getManagedDepartment } from '#/lib/domain/places/managed-place.service.ts';

/** Returns the places in a department: its lead, and the lead of new teams; throws as `getManagedDepartment` does. */
export const getDepartmentPlaces: FindPlaces = async (tx, ctx, id) => {
  const { companyId } = await getManagedDepartment(tx, ctx, id);
  return { companyId, departmentId: id, teamId: null, kinds: ['team_leader', 'department_leader'] };
};
