export { answerCalendarFile as GET } from '@cancha/football/calendarFile/answerCalendarFile';
