const names = `
  126.com 163.com aim.com alice.it aol.com arcor.de att.net bellsouth.net bigpond.com bluewin.ch bol.com.br btinternet.com
  centrum.cz charter.net comcast.net cox.net duck.com earthlink.net email.cz eircom.net fastmail.com fastmail.fm foxmail.com
  free.fr freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com hey.com hotmail.co.uk hotmail.com
  hotmail.de hotmail.es hotmail.fr hotmail.it hushmail.com icloud.com inbox.lv inbox.ru interia.pl internode.on.net
  juno.com laposte.net libero.it list.ru live.co.uk live.com live.de live.fr live.it live.nl lycos.com mac.com mail.com
  mail.de mail.ru mailbox.org me.com msn.com naver.com netscape.net ntlworld.com o2.pl online.no onet.pl op.pl optonline.net
  optusnet.com.au orange.fr outlook.at outlook.com outlook.de outlook.es outlook.fr outlook.it pm.me posteo.de proton.me
  protonmail.ch protonmail.com qq.com rambler.ru rediffmail.com rocketmail.com sapo.pt sbcglobal.net seznam.cz sfr.fr shaw.ca
  sina.com sky.com skynet.be sympatico.ca t-online.de talktalk.net telenet.be telia.com tiscali.it tuta.com tuta.io
  tutanota.com tutanota.de ukr.net uol.com.br verizon.net virgilio.it virginmedia.com volny.cz wanadoo.fr web.de
  windowslive.com wp.pl xs4all.nl xtra.co.nz ya.ru yahoo.ca yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.com yahoo.com.au
  yahoo.com.br yahoo.de yahoo.es yahoo.fr yahoo.it yandex.com yandex.ru yeah.net ymail.com zoho.com zohomail.com`;

/**
 * Domains where anyone can get an email address, so no company can own one. Source: docs/decisions.md, A verified
 * domain belongs to one company.
 */
export const publicMailDomains: ReadonlySet<string> = new Set(names.trim().split(/\s+/));
