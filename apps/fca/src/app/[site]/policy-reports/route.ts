export { answerPolicyReports as POST } from '@cancha/site/policyReports/answerPolicyReports';
