/** Group matches of the World Cup 2022, one line per group (openfootball/worldcup, CC0). */
export const groupResults2022: readonly string[] = [
  'QAT 0-2 ECU, SEN 0-2 NED, QAT 1-3 SEN, NED 1-1 ECU, ECU 1-2 SEN, NED 2-0 QAT',
  'ENG 6-2 IRN, USA 1-1 WAL, WAL 0-2 IRN, ENG 0-0 USA, WAL 0-3 ENG, IRN 0-1 USA',
  'ARG 1-2 KSA, MEX 0-0 POL, POL 2-0 KSA, ARG 2-0 MEX, POL 0-2 ARG, KSA 1-2 MEX',
  'DEN 0-0 TUN, FRA 4-1 AUS, TUN 0-1 AUS, FRA 2-1 DEN, AUS 1-0 DEN, TUN 1-0 FRA',
  'GER 1-2 JPN, ESP 7-0 CRC, JPN 0-1 CRC, ESP 1-1 GER, JPN 2-1 ESP, CRC 2-4 GER',
  'MAR 0-0 CRO, BEL 1-0 CAN, BEL 0-2 MAR, CRO 4-1 CAN, CRO 0-0 BEL, CAN 1-2 MAR',
  'SUI 1-0 CMR, BRA 2-0 SRB, CMR 3-3 SRB, BRA 1-0 SUI, SRB 2-3 SUI, CMR 1-0 BRA',
  'URU 0-0 KOR, POR 3-2 GHA, KOR 2-3 GHA, POR 2-0 URU, GHA 0-2 URU, KOR 2-1 POR',
];

/** Pairings of the round of 16. */
export const roundOf16Of2022: readonly string[] = [
  'NED-USA',
  'ARG-AUS',
  'FRA-POL',
  'ENG-SEN',
  'JPN-CRO',
  'BRA-KOR',
  'MAR-ESP',
  'POR-SUI',
];
