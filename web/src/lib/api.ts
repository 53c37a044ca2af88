// The questions of the pages. Each is a question of the desk, asked through the door that this page was built with.

import { door } from '$door';

export { type Asked, Conflict, Failed, isAborted, tab, trouble, unique } from './replies';
export const { ask, begin, worksheets, own, hasRooms, keeps } = door;
