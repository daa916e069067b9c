/** Countries, great cities and directions in company names: what tells one company of a group from another. */
export const places: ReadonlySet<string> = new Set(
  `india bharat china japan korea germany deutschland france italy italia spain espana portugal poland polska russia ukraine turkey turkiye turk
brasil brazil mexico argentina chile colombia peru canada usa america american us uk britain british england scotland ireland wales netherlands
nederland holland belgium belgie belgique luxembourg switzerland schweiz suisse austria osterreich hungary romania bulgaria greece hellas
sweden sverige norway norge denmark danmark finland suomi iceland estonia latvia lithuania czech slovakia slovenia croatia serbia cyprus malta
egypt morocco tunisia algeria libya nigeria ghana kenya ethiopia tanzania uganda africa israel jordan lebanon syria iraq iran kuwait qatar oman
bahrain yemen dubai abudhabi emirates uae saudi arabia pakistan bangladesh lanka nepal bhutan myanmar thailand thai thailandia vietnam cambodia laos malaysia
singapore indonesia philippines taiwan hongkong kong australia zealand asia europe european pacific atlantic iberica iberia
shanghai beijing shenzhen guangdong guangzhou tianjin qingdao ningbo suzhou wuxi hangzhou dalian tokyo osaka seoul busan taipei bangkok jakarta manila
mumbai bombay delhi kolkata calcutta chennai madras bangalore bengaluru hyderabad pune ahmedabad surat jaipur lucknow kanpur nagpur
gujarat maharashtra karnataka kerala tamilnadu tamil telangana andhra bengal punjab haryana rajasthan bihar odisha orissa assam goa
london paris berlin hamburg munich frankfurt madrid barcelona rome milano milan vienna zurich geneva moscow moskva kiev kyiv istanbul ankara york chicago
texas california florida washington toronto montreal sydney melbourne tehran baghdad cairo beirut damascus karachi lahore kabul
east west north south eastern western northern southern central east northeast midwest upper lower`
    .trim()
    .split(/\s+/),
)
