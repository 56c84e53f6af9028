export { answerCalendarFile as GET } from '@cancha/pages/calendarFile/answerCalendarFile';
