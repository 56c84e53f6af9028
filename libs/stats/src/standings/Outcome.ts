/** How one match ended for a team. */
export type Outcome = 'won' | 'drawn' | 'lost';
