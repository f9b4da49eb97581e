/** As the server allows: a field takes no more than what would be accepted. */
export const LONGEST_NAME = 24;
export const LONGEST_MESSAGE = 200;
/** Of a record, in bytes. */
export const LARGEST_RECORD = 4_000_000;
