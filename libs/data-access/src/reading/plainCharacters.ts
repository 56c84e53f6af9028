/**
 * Control characters but tab and line ends, marks that turn the direction of what stands after them, and characters that
 * are none. Our three languages need none of them; in a title they would turn or cut the lines around it.
 */
const unwanted = /[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069]|\p{Noncharacter_Code_Point}/gu;

/** Text without the characters that no reader sees and programs stumble over; half a character becomes `�`. */
export const plainCharacters = (text: string): string => text.replace(unwanted, '').toWellFormed();
