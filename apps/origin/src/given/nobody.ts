/** Stands for a section or an author that an article does not have. No reader can ask for it. */
export const nobody = '-';
