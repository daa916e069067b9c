/**
 * Makers sold in India and widely elsewhere: the names that callers and badges use, and the models whose names stand on
 * the vehicle. `models`: names that few other things have, written as on the badge, spaces and hyphens as usual. A model
 * that several makers sell (Duster, Logan, Corsa) stands with each. Sources: the makers' own model lists.
 */
export interface VehicleMaker {
  readonly name: string
  /** Other names of the maker, as claimed or as on a badge. */
  readonly aliases: readonly string[]
  readonly models: readonly string[]
  /** Trims that no other maker sells under this name. */
  readonly trims: readonly string[]
}

const maker = (name: string, aliases: string, models: string, trims = ''): VehicleMaker => ({
  name,
  aliases: aliases ? aliases.split(', ') : [],
  models: models ? models.split(', ') : [],
  trims: trims ? trims.split(', ') : [],
})

export const vehicleMakers: readonly VehicleMaker[] = [
  maker(
    'Maruti Suzuki',
    'Maruti, MSIL, Maruti Suzuki India, Maruti Udyog, Suzuki, Nexa',
    'Swift, Swift Dzire, Dzire, Baleno, Alto, Alto 800, Alto K10, Wagon R, WagonR, Celerio, Ertiga, Vitara Brezza, Brezza, Grand Vitara, Vitara, Ciaz, Ignis, S-Presso, S-Cross, SX4, Ritz, Eeco, Omni, Gypsy, Zen, Zen Estilo, Estilo, A-Star, Esteem, XL6, Fronx, Jimny, Invicto, Kizashi, Splash, Gixxer, Burgman, Access 125, Hayabusa, Intruder',
    'VXi, ZXi, VDi, ZDi, LDi',
  ),
  maker(
    'Hyundai',
    'Hyundai Motor, HMIL, Hyundai Motor India',
    'Creta, Verna, Fluidic Verna, Santro, Santro Xing, i10, Grand i10, Nios, i20, Xcent, Eon, Elantra, Venue, Aura, Alcazar, Tucson, Santa Fe, Getz, Sonata, Kona, Exter, Terracan, ix35, i30, i40, Veloster, Elite i20, Ioniq, Palisade',
  ),
  maker(
    'Tata',
    'Tata Motors, Telco',
    'Nexon, Tiago, Tigor, Harrier, Safari, Safari Storme, Altroz, Punch, Indica, Indica Vista, Indigo, Indigo Manza, Indigo eCS, Manza, Sumo, Sumo Gold, Sumo Grande, Nano, Zest, Hexa, Aria, Curvv, Xenon, Winger, Tata Ace, Magic, Signa, Prima, Ultra',
  ),
  maker(
    'Mahindra',
    'Mahindra & Mahindra, Mahindra and Mahindra, M&M',
    'Scorpio, Bolero, Bolero Neo, XUV500, XUV 500, XUV300, XUV700, XUV 3XO, Thar, Xylo, TUV300, TUV 300, KUV100, Marazzo, Verito, Quanto, NuvoSport, Alturas, Jeeto, Supro, Maxximo, e2o, Genio',
  ),
  maker(
    'Toyota',
    'Toyota Kirloskar, Toyota Kirloskar Motor, TKM',
    'Innova, Innova Crysta, Crysta, Hycross, Fortuner, Corolla, Corolla Altis, Altis, Etios, Etios Liva, Etios Cross, Camry, Glanza, Yaris, Vios, Hilux, Qualis, Land Cruiser, Prado, Prius, Urban Cruiser, Hyryder, Rumion, Avanza, RAV4, Avensis, Auris, Aygo, Tundra, Tacoma, Sienna, 4Runner, Highlander',
  ),
  maker(
    'Honda',
    'Honda Cars India, HCIL, Honda Motorcycle, HMSI',
    'Civic, Jazz, Amaze, Brio, CR-V, Accord, WR-V, BR-V, HR-V, Elevate, Mobilio, Honda City, City ZX, Pilot, Odyssey, Ridgeline, Activa, Unicorn, CB Shine, Dio, Hornet, Aviator, Stunner, Livo',
  ),
  maker(
    'Ford',
    'Ford India',
    'EcoSport, Figo, Figo Aspire, Endeavour, Fiesta, Freestyle, Ikon, Mondeo, Mustang, Explorer, F-150, F150, F-250, Taurus, Galaxy, S-MAX, C-MAX, Kuga, Fusion Hybrid, Bronco, Everest, Windstar, Crown Victoria, EcoBoost',
  ),
  maker(
    'Volkswagen',
    'VW, Volkswagen India',
    'Polo, Vento, Jetta, Passat, Tiguan, Taigun, Virtus, Ameo, Golf, Touran, Touareg, Sharan, Scirocco, Caddy, Transporter, Multivan, Amarok, Voyage, Saveiro, Arteon, BlueMotion, Passat CC',
  ),
  maker(
    'Skoda',
    'Škoda, Skoda Auto',
    'Octavia, Fabia, Superb, Laura, Yeti, Kushaq, Slavia, Kodiaq, Karoq, Kamiq, Scala, Felicia, Favorit, Roomster, Citigo, Octavia RS, Octavia Combi',
  ),
  maker(
    'Renault',
    'Renault India',
    'Kwid, Duster, Triber, Kiger, Lodgy, Pulse, Fluence, Koleos, Captur, Clio, Megane, Scenic, Laguna, Kangoo, Thalia, Twingo, Espace, Trafic, Symbol, Sandero, Logan, Grand Scenic, Modus, Kadjar, Zoe',
  ),
  maker('Dacia', '', 'Duster, Logan, Sandero, Lodgy, Dokker, Spring, Stepway'),
  maker(
    'Nissan',
    'Nissan India',
    'Micra, Sunny, Magnite, Terrano, Kicks, Teana, X-Trail, Qashqai, Juke, Navara, Patrol, Murano, Altima, Maxima, Sentra, Rogue, Almera, Pathfinder, Versa, Frontier, Leaf, Tiida, Livina',
  ),
  maker(
    'Chevrolet',
    'Chevy',
    'Beat, Spark, Cruze, Aveo, Tavera, Enjoy, Sail, Captiva, Optra, Trailblazer, Silverado, Impala, Malibu, Tahoe, Suburban, Cobalt, Camaro, Corvette, Equinox, Traverse, Trax, Onix, Prisma, Celta, Montana, Agile, Corsa, Astra, Lacetti, Colorado, Cavalier, Venture',
  ),
  maker(
    'Kia',
    'Kia Motors, Kia India',
    'Seltos, Sonet, Carnival, Carens, Sportage, Picanto, Sorento, Cerato, Ceed, Optima, Stinger, Telluride, Carenz',
  ),
  maker('MG', 'Morris Garages, MG Motor', 'Hector, Hector Plus, Astor, Gloster, ZS EV, Comet EV, Windsor EV'),
  maker(
    'Fiat',
    'FIAT India',
    'Linea, Punto, Grande Punto, Palio, Avventura, Siena, Strada, Doblo, Toro, Mobi, Argo, Bravo, Stilo, Multipla, Ducato, Petra, Uno Mille',
  ),
  maker('Jeep', '', 'Compass, Wrangler, Grand Cherokee, Cherokee, Renegade, Meridian, Liberty, Patriot, Gladiator'),
  maker(
    'Mitsubishi',
    '',
    'Pajero, Pajero Sport, Lancer, Outlander, Montero, Cedia, Triton, L200, ASX, Colt, Galant, Eclipse, Xpander, Mirage, Carisma',
  ),
  maker('Isuzu', '', 'D-Max, V-Cross, MU-X, MU-7, Trooper'),
  maker(
    'Mercedes-Benz',
    'Mercedes, Benz, Mercedes Benz, Daimler, MB',
    'Sprinter, Vito, Viano, Actros, 4MATIC, BlueEFFICIENCY, Kompressor, C180, C200, C220, C250, C300, E200, E220, E250, E280, E350, S320, S350, S400, S500, GLA 200, GLC 220, ML 250, ML 350',
  ),
  maker(
    'BMW',
    'Bayerische Motoren Werke',
    'xDrive, sDrive, 320d, 520d, 318i, 320i, 330i, 530d, 528i, 525d, 730Ld, 318d, 116i, 118d',
  ),
  maker('Audi', '', 'quattro, TFSI'),
  maker('Volvo', '', 'XC60, XC90, XC40, V40, S60, S80, S90, V70, V60'),
  maker('Jaguar', '', 'F-Pace, E-Pace, XJL, F-Type'),
  maker(
    'Land Rover',
    'LandRover, Range Rover',
    'Discovery, Freelander, Evoque, Range Rover, Defender, Velar, Discovery Sport',
  ),
  maker('Porsche', '', 'Cayenne, Macan, Panamera, Cayman, Boxster, Carrera, Taycan'),
  maker('Mini', 'MINI Cooper', 'Cooper S, Countryman, Clubman'),
  maker('Lexus', '', 'RX350, RX450h, ES300h, ES350, NX300h'),
  maker('Infiniti', '', ''),
  maker(
    'Opel',
    'Vauxhall',
    'Astra, Corsa, Vectra, Zafira, Meriva, Insignia, Mokka, Omega, Antara, Tigra, Combo, Vivaro',
  ),
  maker('Peugeot', '', 'Partner, Boxer, Expert'),
  maker('Citroen', 'Citroën', 'Xsara, Picasso, Berlingo, Saxo, Jumper, Xantia, C3 Aircross, C5 Aircross, C4 Picasso'),
  maker('Seat', '', 'Ibiza, Toledo, Cordoba, Alhambra, Altea, Ateca, Arona'),
  maker('Mazda', '', 'CX-5, CX-3, CX-30, MX-5, Mazda3, Mazda6, Mazda2, BT-50, SkyActiv, Tribute, Premacy'),
  maker('Subaru', '', 'Forester, Impreza, Legacy, Outback, Crosstrek, WRX'),
  maker('Dodge', '', 'Durango, Charger, Challenger, Dakota, Journey, Caliber, Avenger SXT, Grand Caravan'),
  maker('Ram', '', 'Ram 1500, Ram 2500, Laramie'),
  maker('GMC', '', 'Sierra, Yukon, Terrain, Acadia, Canyon'),
  maker('Chrysler', '', 'PT Cruiser, Sebring, Pacifica, Town & Country, Voyager'),
  maker('Buick', '', 'Enclave, LaCrosse, LeSabre, Encore'),
  maker('Cadillac', '', 'Escalade, DeVille, Eldorado'),
  maker('Lincoln', '', 'Navigator, Town Car, MKZ, MKX'),
  maker('Hummer', '', ''),
  maker('Acura', '', 'Integra Type, MDX, RDX, TLX'),
  maker('Tesla', '', 'Model S, Model 3, Model X, Model Y'),
  maker('Rolls-Royce', 'Rolls Royce', 'Phantom, Ghost, Wraith, Cullinan'),
  maker('Bentley', '', 'Bentayga, Continental GT, Mulsanne'),
  maker('Alfa Romeo', '', 'Giulia, Giulietta, Stelvio, MiTo'),
  maker('Perodua', '', 'Axia, Myvi, Alza, Bezza, Aruz, Ativa, Viva, Kancil, Kelisa, Kembara'),
  maker('Proton', '', 'Saga, Persona, Iriz, Preve, Wira, Waja, Satria, Exora, Gen-2, Perdana'),
  maker('Force', 'Force Motors', 'Traveller, Gurkha, Trax Cruiser'),
  maker('Hindustan', 'Hindustan Motors, HM', 'Ambassador, Contessa'),
  maker('Datsun', '', 'redi-GO, GO+'),
  maker('SsangYong', '', 'Rexton, Korando, Tivoli, Kyron, Actyon'),
  maker('BYD', '', 'Atto 3, Seal'),
  maker('Ashok Leyland', 'Leyland', 'Ecomet, Boss, Viking'),
  maker('Eicher', 'VE Commercial Vehicles, Volvo Eicher', ''),
  maker('BharatBenz', 'Bharat Benz', ''),
  maker(
    'Hero',
    'Hero MotoCorp, Hero Honda',
    'Splendor, Splendor+, Splendor Plus, Passion, Passion Pro, HF Deluxe, Glamour, Karizma, Xtreme, XPulse, Maestro, Pleasure, Super Splendor',
  ),
  maker('Bajaj', 'Bajaj Auto', 'Pulsar, Platina, Discover, Avenger, Chetak, Dominar, Boxer CT'),
  maker('TVS', 'TVS Motor', 'Apache, Jupiter, Ntorq, Star City, Radeon, Scooty, Scooty Pep, Wego, iQube, Ronin'),
  maker('Royal Enfield', 'Enfield', 'Bullet, Himalayan, Meteor 350, Classic 350, Thunderbird, Interceptor'),
  maker('Yamaha', 'India Yamaha', 'Fascino, RayZR, Saluto, Fazer, MT-15'),
  maker('KTM', '', 'Duke 200, Duke 390, RC 200'),
  maker('Piaggio', 'Vespa', 'Vespa'),
  maker('Ather', 'Ather Energy', 'Ather 450X'),
  maker('Ola', 'Ola Electric', ''),
]
