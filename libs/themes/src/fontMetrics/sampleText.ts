/** Typical text of our sites: fonts are compared by its length. */
export const sampleText = [
  'España es campeona del mundo: Ferran Torres marcó al minuto 106 y no hubo más',
  'Así queda la tabla del grupo tras la victoria de Costa Rica por 2-1 ante Honduras',
  '¿Cuándo juega la Selección? Horario, canal y posibles alineaciones del próximo partido',
  'El técnico confirmó que el delantero volverá a entrenar con sus compañeros el jueves',
  'Brasil vence a Argentina nos pênaltis e avança às semifinais da competição',
  'Técnico fala em reação após derrota: “Não podemos errar outra vez”, disse o português',
  'Late winner sends the hosts through as the visitors miss from the spot in extra time',
].join(' ');
