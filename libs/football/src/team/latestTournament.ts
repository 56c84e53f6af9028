/** What stands in the internal path where no tournament was asked for. */
export const latestTournament = 'latest';
