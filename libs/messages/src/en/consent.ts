import type { consent as spanish } from '../es/consent';

export const consent: typeof spanish = {
  consent: {
    title: 'Your privacy',
    notice: 'This site may use services of other companies, for the purposes you choose.',
    calm: 'None of them runs before you choose, and reading on is not accepting.',
    accept: 'Accept',
    refuse: 'Refuse',
    settings: 'Your Privacy Choices',
    policy: 'Privacy policy',
    text: 'Which services of other companies may run in your browser, and what for.',
    kept: 'Your choice is kept on this device, without an account.',
    none: 'This site uses no service that needs your permission: there is nothing to choose.',
    manager:
      'On this site {manager}, of another company, asks you. It is the only thing of another company that loads before you choose, since it is the one that asks, and it keeps your choice.',
    openManager: 'Open the settings of {manager}',
    managerElsewhere:
      'To change it, use the button of {manager} on any page. If you see none, delete the data of this site in your browser: it will ask you again.',
    managerFailed:
      'We could not open the settings of {manager}. It may not answer, or your browser may block it. Until it answers, none of this runs.',
    embeds: 'Videos and posts of other networks load only when you tap them, one by one.',
    law: 'The law that applies on this site: {law}.',
    optOut: 'Here these services run until you refuse them.',
    gpc: 'Your browser sends Global Privacy Control. We take it as a refusal: what is fixed cannot be switched on.',
    gpcCounts: 'If your browser sends Global Privacy Control, we take it as a refusal.',
    acceptAll: 'Accept all',
    refuseAll: 'Refuse all',
    services: 'Services: {names}',
    refused: 'Your browser keeps nothing for this site: your choice holds for this page only.',
    receipt: 'Your receipt',
    never: 'You have not chosen yet.',
    chose: 'On {date} you chose: {choice}. Text of {version}.',
    choseAt: 'On {date} you chose in {manager}: {choice}. TCF purposes you allowed: {purposes}.',
    nothing: 'nothing',
    ranNone: 'No service has run on this device.',
    ran: '{service}: {times} ×, last on {date}. {why}',
    whyChosen: 'You allowed it.',
    whyChosenByTcf: 'You allowed it (TCF {purposes}).',
    whyOptOut: 'The law allows it until you refuse.',
    whyNecessary: 'The site needs it.',
    whyOpened: 'You opened it.',
    download: 'Download the receipt',
    forget: 'Delete the receipt',
    forgetChoice: 'Delete the receipt and my choice',
    purposes: {
      functional: { title: 'Features', hint: 'Comments and other features by other companies.' },
      measurement: { title: 'Measurement', hint: 'Counting visits and learning which pages work well.' },
      advertising: {
        title: 'Advertising',
        hint: 'Showing and measuring ads, which may use what their companies know of you.',
      },
      social: {
        title: 'Social networks',
        hint: 'Content of other networks, which will know that you see it.',
      },
    },
  },
};
