// Brochure texts: data, kept together so that a writer can edit a category in one place.
import type { TripContent } from './trip-content';

export const familyTrips: readonly TripContent[] = [
  {
    slug: 'lapland-and-the-northern-lights',
    title: 'Lapland and the Northern Lights',
    destination: 'Saariselka, Finnish Lapland',
    country: 'Finland',
    category: 'family',
    difficulty: 'easy',
    durationDays: 5,
    pricePounds: 1290,
    maxParticipants: 16,
    summary:
      'Five days of huskies, reindeer and sledges near Saariselka, with flights from London and warm suits included.',
    description:
      'Saariselka is about 260 km north of the Arctic Circle and has one main street, so children soon know where everything is. Flights from London go through Helsinki to Ivalo, then it is 30 minutes by bus. Thermal suits and boots wait at the desk, fitted that evening.\n\nDays are short and full: a husky drive, a reindeer farm, a sledging run of over a kilometre and the Sami museum in Inari. In December the sun does not rise, and the light is blue from ten until two. In March there is more sun and skiing, and the lights are still about. We go out looking on three evenings, and we cannot promise them.\n\nIt suits families with children of four and over. Temperatures run from -5 to -25 degrees, and the air is dry. Log cabins have a sauna, a kitchen and bunk beds.',
    inclusions: [
      'Return flights from London',
      '4 nights in a log cabin with sauna',
      'All breakfasts',
      'Four dinners',
      'Thermal suits and boots and snowshoes',
      'Husky sledge drive',
      'Reindeer farm and Sami museum',
      'Three evening walks to look for the lights',
    ],
    exclusions: ['Lunches', 'Lift pass and ski hire', 'Snowmobile trips', 'Travel insurance'],
    itinerary: [
      {
        day: 1,
        title: 'London to Saariselka',
        description:
          'Flights connect in Helsinki and reach Ivalo in about seven hours in all, with transfer. You collect suits and boots, eat reindeer stew or soup, and light the sauna.',
      },
      {
        day: 2,
        title: 'Huskies',
        description:
          'The dogs are loud until the brake comes off, then silent. Each family drives its own sledge for 8 km, adults taking turns on the runners, and after supper we look for the lights.',
      },
      {
        day: 3,
        title: 'Reindeer and Inari',
        description:
          'Feed reindeer, take a short ride, and hear a Sami herder explain earmarks. Then an hour by bus to Inari for the Sami museum, and a second walk under the sky at nine.',
      },
      {
        day: 4,
        title: 'The long sledge run',
        description:
          'Borrow sledges and take the bus to the top of the hill, for a run of over 1 km. After tea, snowshoes through the forest and a fire under the sky.',
      },
      {
        day: 5,
        title: 'Fly home',
        description:
          'Bus to Ivalo airport, 30 minutes, for the flight to Helsinki and London. Hand the suits back at the desk before nine, and you are home by evening.',
      },
    ],
    seasonMonths: [12, 1, 2, 3],
  },
  {
    slug: 'kenya-family-safari',
    title: 'Kenya Family Safari',
    destination: 'Masai Mara and Naivasha, Kenya',
    country: 'Kenya',
    category: 'family',
    difficulty: 'easy',
    durationDays: 9,
    pricePounds: 3190,
    maxParticipants: 14,
    summary:
      'A walk beside giraffes at Naivasha, four nights in the Masai Mara and a flight back over the Rift, with guides who like children.',
    description:
      "We built this for families with children from about six. Distances are kept reasonable: two hours to Naivasha, five to the Mara, and a 45-minute flight instead of the drive back. Each family group has its own 4x4 with a pop-up roof and the same guide all week.\n\nAt Naivasha you walk beside giraffes on Crescent Island and cycle through Hell's Gate. In the Mara you drive early and late, with lunch and a swim in between. From late July to October the wildebeest herds are in the reserve. In January the grass is short, and the cats are easier to see.\n\nThe tented camp has proper beds, hot water and a guard who walks you to dinner. Meals are simple, with pancakes on request. Malaria tablets are needed in the Mara, so ask your GP early.",
    inclusions: [
      '8 nights in lodges and a tented camp',
      'All meals from day two to day eight',
      'Private 4x4 for each family group',
      'English-speaking safari guide',
      'Park and conservancy fees',
      'Flight from the Mara to Nairobi',
      'Boat to Crescent Island and bicycle hire',
    ],
    exclusions: [
      'International flights',
      'Kenya travel authorisation',
      'Vaccinations and malaria tablets',
      'Drinks and tips',
      'Travel insurance',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Nairobi',
        description:
          'A driver meets you at Jomo Kenyatta airport for the 40-minute ride to a garden guesthouse in Karen. There is a pool, and supper is at any hour.',
      },
      {
        day: 2,
        title: 'The Rift and Lake Naivasha',
        description:
          'Two hours north-west, stopping at the Rift viewpoint, to a lodge on the lake shore. Hippos graze on the lawn at night, and you watch from the veranda.',
      },
      {
        day: 3,
        title: "Crescent Island and Hell's Gate",
        description:
          "Cross by boat to walk among giraffe, zebra and waterbuck on Crescent Island, where no predators live. After lunch, cycle 6 km on a flat track between red cliffs in Hell's Gate.",
      },
      {
        day: 4,
        title: 'Drive to the Masai Mara',
        description:
          'Five hours by way of Narok, the last part bumpy, with a picnic. You reach the tented camp in time for a first drive and a lion, with luck.',
      },
      {
        day: 5,
        title: 'A full day in the Mara',
        description:
          'Out at half past six with breakfast boxes, to look for elephants and hyenas before it warms up. Children fill in a spotting sheet, and the afternoon is the pool.',
      },
      {
        day: 6,
        title: 'River, cats and tracks',
        description:
          "A morning along the Mara river to see crocodiles, then a short course in tracks with the camp's Maasai trackers. There is a second drive at four.",
      },
      {
        day: 7,
        title: 'Maasai homestead',
        description:
          'Spend half a day with a family: milking, beadwork and fire-lighting without matches. The evening drive goes to a hill, with juice, for the sun going down.',
      },
      {
        day: 8,
        title: 'Fly to Nairobi',
        description:
          "A light aircraft takes 45 minutes to Wilson Airport, and takes soft bags of 15 kg at most. In the afternoon you feed giraffes at the giraffe centre in Lang'ata.",
      },
      {
        day: 9,
        title: 'Departure',
        description:
          'A late breakfast and, for those flying at night, a morning at the elephant orphanage in Nairobi National Park. The airport is 40 minutes away on the bypass.',
      },
    ],
    seasonMonths: [1, 2, 6, 7, 8, 9, 10, 12],
  },
  {
    slug: 'cornish-coves-and-harbours',
    title: 'Cornish Coves and Harbours',
    destination: 'St Ives and Fowey, Cornwall',
    country: 'United Kingdom',
    category: 'family',
    difficulty: 'easy',
    durationDays: 7,
    pricePounds: 790,
    maxParticipants: 16,
    summary:
      'Three nights in St Ives and three in Fowey, with surfing, seals, a kayak and a garden, and no long drives.',
    description:
      "Two Cornish harbours, one on each coast. St Ives is for surf, sand and the Tate, with four beaches inside ten minutes' walk. Fowey, an hour and a quarter away by road, is for boats: a calm estuary, small ferries, and a cove with a castle above it.\n\nYou need no car, because a minibus moves everyone between the two. The train comes along the branch from St Erth, and its last ten minutes may be the best on the railway. Days are built round the tide, with pasties at noon and crab sandwiches on a wall, and everyone gets sandy.\n\nIt suits families with children from five. The sea is 14 degrees in June and 17 in August, so wetsuits are included for surfing. September is warm and quiet. Rain plans exist, and we share them.",
    inclusions: [
      '6 nights in family rooms in guesthouses',
      'All breakfasts',
      'Two suppers',
      'Minibus between St Ives and Fowey and for outings',
      'Surf lesson with wetsuit',
      'Boat trip to the seals',
      'Kayak morning in Fowey',
      'Heligan garden entry',
    ],
    exclusions: ['Train to St Erth and home from Par', 'Lunches', 'Most suppers', 'Travel insurance'],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in St Ives',
        description:
          'Change at St Erth for the branch line, 15 minutes beside the bay. The guesthouse is near Porthmeor beach, and a bucket and spade are on the bed.',
      },
      {
        day: 2,
        title: 'Surf at Porthmeor',
        description:
          'A two-hour lesson for children and adults, with wetsuits and soft boards, when the tide is right. In the afternoon, the Tate is across the road, and it has paper and crayons.',
      },
      {
        day: 3,
        title: 'Seals and harbour',
        description:
          'A boat of an hour and a half to Seal Island, about 5 km along the coast. The sculpture garden of Barbara Hepworth is good in sun, and pasties are at noon.',
      },
      {
        day: 4,
        title: "St Michael's Mount to Fowey",
        description:
          'We stop in Marazion, 25 minutes away, to walk the causeway when the tide is out. Then it is an hour by road to Fowey and a supper of mussels or chips.',
      },
      {
        day: 5,
        title: 'Kayaks on the Fowey',
        description:
          'A guided morning in stable double kayaks up the river to Golant and back, about 8 km with the tide. Readymoney Cove is for the afternoon.',
      },
      {
        day: 6,
        title: 'Heligan and Polruan',
        description:
          "Half a day in the Lost Gardens of Heligan, with a giant's head in the wood and good climbing trees. Then the ferry to Polruan, five minutes, for ice cream.",
      },
      {
        day: 7,
        title: 'Goodbye from Par',
        description:
          'A short ride to Par station, 15 minutes away, for trains to Plymouth, Exeter and London Paddington in about four and a half hours. Sandwiches can be ordered.',
      },
    ],
    seasonMonths: [5, 6, 7, 8, 9],
  },
  {
    slug: 'sailing-the-dalmatian-islands',
    title: 'Sailing the Dalmatian Islands',
    destination: 'Split, Hvar and Vis, Croatia',
    country: 'Croatia',
    category: 'family',
    difficulty: 'easy',
    durationDays: 8,
    pricePounds: 1390,
    maxParticipants: 14,
    summary:
      'A week on a crewed motor sailer from Split, with Brac, Hvar and Vis, two swims a day and a nightly harbour.',
    description:
      'Split is under three hours from London by air, and the islands begin ten miles offshore. A crewed motor sailer of seven cabins takes up to fourteen people round Brac, Hvar and Vis, sailing three or four hours a day and swimming twice. Nights are in harbours, so the children can walk off and find ice cream.\n\nThe skipper decides the route each morning, because the bura and the jugo have the last word. The cook does breakfast and lunch on board: pasta, grilled fish, and big salads. Supper is ashore, at a konoba, with the peka ordered ahead. Everybody learns to steer, and most learn to tie a bowline.\n\nIt suits families with children of seven and over who swim. The sea is 20 degrees in May and 25 in August. Cabins have a shower and a window that opens, and luggage should be soft.',
    inclusions: [
      '7 nights in a twin or double cabin with shower',
      'All breakfasts and lunches on board',
      'Skipper and cook and deckhand',
      'Harbour and fuel charges',
      'Snorkels and paddleboards',
      'Bed linen and towels',
      'Transfer from Split airport',
    ],
    exclusions: ['Flights to Split', 'Suppers ashore', 'Drinks', 'Blue Cave ticket', 'Travel insurance'],
    itinerary: [
      {
        day: 1,
        title: 'Board in Split',
        description:
          "The airport is 25 km from the harbour, and the boat is ready from four. After the safety talk you walk through Diocletian's palace to supper.",
      },
      {
        day: 2,
        title: 'Milna on Brac',
        description:
          'Two hours at sea to a bay on Brac for the first swim, then Milna, with its fish-bone stone quay. The crew teach everyone three knots.',
      },
      {
        day: 3,
        title: 'Hvar',
        description:
          'A breezy crossing of three to four hours, with lunch at anchor by the Pakleni islands. Hvar town is stone and steps, and the fortress takes 25 minutes to climb.',
      },
      {
        day: 4,
        title: 'Vis town',
        description:
          'About 15 miles west to Vis, closed to foreign visitors until 1989 and still quiet. We swim at Stoncica bay, look at wartime tunnels and eat by the harbour.',
      },
      {
        day: 5,
        title: 'Komiza and Bisevo',
        description:
          'Round the coast to Komiza, then a small boat to the Blue Cave on Bisevo in the bright hours before noon. Octopus or chickpeas for supper.',
      },
      {
        day: 6,
        title: 'Stari Grad',
        description:
          "East to Hvar's other harbour, founded in 384 BC, with fields still divided as the Greeks left them. A flat bicycle ride of 5 km runs among olives.",
      },
      {
        day: 7,
        title: 'Solta and back to Split',
        description:
          'A last swim at Maslinica on Solta, then two hours to Split by late afternoon. The crew join you for ice cream on the Riva.',
      },
      {
        day: 8,
        title: 'Departure',
        description:
          'Breakfast on board, and cabins are free by nine. The transfer to the airport takes about 40 minutes, and early flights can have a box.',
      },
    ],
    seasonMonths: [5, 6, 7, 8, 9],
  },
  {
    slug: 'swiss-alps-by-train',
    title: 'Swiss Alps by Train',
    destination: 'Zermatt and St Moritz, Switzerland',
    country: 'Switzerland',
    category: 'family',
    difficulty: 'easy',
    durationDays: 8,
    pricePounds: 2090,
    maxParticipants: 18,
    summary:
      'Zermatt, the Glacier Express and the Bernina line in eight days, with one rail pass in your pocket and the bags sent ahead.',
    description:
      'The Swiss railways are a sensible holiday in themselves. From Zurich airport you reach car-free Zermatt in about three and a half hours, then cross the Alps to St Moritz on the slow express. A rail pass covers the trains, and children under 16 travel with yours on a family card.\n\nBetween trains are mountains you can stand on: the Gornergrat at 3,089 m, a lake above Zermatt with the Matterhorn in it, a funicular over the Engadine. Food is rosti, cheese in three temperatures, and nut tart. Picnics are easy, as every village has a small supermarket.\n\nIt suits families with children from about five, and grandparents too. Walks are one to three hours, with a cafe at the end. July and August are warm in the valley, 22 degrees, and cool at the top, so pack layers.',
    inclusions: [
      '7 nights in family hotels',
      'All breakfasts',
      'Three dinners',
      'Swiss rail pass for eight days',
      'Glacier Express seats with reservation',
      'Gornergrat railway',
      'Sunnegga and Muottas Muragl funiculars',
      'Luggage transfer from Zermatt to St Moritz',
    ],
    exclusions: [
      'Flights to Zurich',
      'Lunches',
      'Four dinners',
      'Other lifts and cable cars',
      'Travel insurance',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Zurich to Zermatt',
        description:
          'A train every hour from the airport, about three and a half hours with one change at Visp. You arrive in a town without cars, and an electric taxi takes the bags.',
      },
      {
        day: 2,
        title: 'Gornergrat',
        description:
          'The rack railway climbs 1,484 m in 33 minutes to a platform with 29 peaks over 4,000 m in view. Walk one stage down to Riffelsee, then ride back.',
      },
      {
        day: 3,
        title: 'The lakes above Sunnegga',
        description:
          'An underground funicular, three minutes, and a level path to a lake with a beach. The energetic go on to Stellisee, about three hours there and back, for the Matterhorn upside down.',
      },
      {
        day: 4,
        title: 'The gorge and the village',
        description:
          "Wooden walkways lead through the Gorner gorge, 20 minutes' walk from town. In the afternoon, the museum, a broken rope and cake on the main street.",
      },
      {
        day: 5,
        title: 'The Glacier Express',
        description:
          'Eight hours, 91 tunnels and 291 bridges, from Zermatt over the Oberalp pass at 2,033 m to St Moritz. The bags go ahead, and there is a seat map for I-spy.',
      },
      {
        day: 6,
        title: 'The Engadine from above',
        description:
          'A ten-minute funicular to Muottas Muragl, at 2,456 m, for a playground and a view of four lakes. Later, a swim or a rowing boat on Lake St Moritz.',
      },
      {
        day: 7,
        title: 'Bernina to Tirano',
        description:
          'Over the pass at 2,253 m, round the open spiral at Brusio and down to palms in Italy, about two and a half hours. Pizza, and back by train.',
      },
      {
        day: 8,
        title: 'St Moritz to Zurich',
        description:
          'The Albula line takes you through loops and viaducts to Chur, and on to Zurich airport in about three and three quarter hours. Flights after four are comfortable.',
      },
    ],
    seasonMonths: [6, 7, 8, 9],
  },
  {
    slug: 'canadian-rockies-road-trip',
    title: 'Canadian Rockies Road Trip',
    destination: 'Banff and Jasper, Canada',
    country: 'Canada',
    category: 'family',
    difficulty: 'moderate',
    durationDays: 12,
    pricePounds: 2890,
    maxParticipants: 16,
    summary:
      'Twelve days by hire car from Calgary to Jasper and back, with lakes, a glacier, and dinosaurs at the end.',
    description:
      "The route is short by Canadian standards: about 1,400 km in twelve days, on good roads, with no stage over four hours of driving. We book the car, the rooms and the shuttles, and send a route book with a page for each day. Lake shuttles need reserving, and that is done.\n\nYou will canoe, ride a gondola, walk to a glacier's edge and count elk. Bears are seen often, from the car, which is the right place. Jasper town is still rebuilding after the fire of July 2024, and its lakes and trails are largely open, so going helps.\n\nIt suits families with children of eight and over who can walk 8 km. July and August are warm and busy. September has larch gold and frost at night. Altitudes stay below 2,300 m.",
    inclusions: [
      '11 nights in hotels and cabins',
      'Hire car with basic insurance',
      'Breakfasts in Banff and Jasper',
      'Lake shuttle reservations',
      'National park passes and Banff gondola',
      'Glacier walk with guide and one canoe hire',
      'Dinosaur museum entry',
      'Route book and phone support',
    ],
    exclusions: [
      'International flights',
      'Fuel',
      'Lunches and dinners',
      'Excess waiver on the car',
      'Travel insurance',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Calgary',
        description:
          'Collect the car at the airport and drive 20 minutes to a hotel with a pool. It is a nine-hour flight from London, so go to bed early.',
      },
      {
        day: 2,
        title: 'To Banff',
        description:
          'Ninety minutes on the Trans-Canada, straight into the mountains. Ride the Banff gondola up Sulphur Mountain to 2,281 m, and look for elk on the golf course at dusk.',
      },
      {
        day: 3,
        title: 'Johnston Canyon and Minnewanka',
        description:
          'Walk the catwalks of Johnston Canyon to the upper falls, about 5 km return, before the car park fills. After lunch, paddle or picnic by Lake Minnewanka.',
      },
      {
        day: 4,
        title: 'Lake Louise and Moraine Lake',
        description:
          'Move to Lake Louise for two nights and let the shuttle take you between the lakes. Climb the Rockpile at Moraine in 15 minutes, then canoe at Louise for an hour.',
      },
      {
        day: 5,
        title: 'Yoho',
        description:
          'West over the Continental Divide to Emerald Lake, with an easy 5 km loop. Takakkaw Falls, 373 m high, is reached by a switchback road open from late June.',
      },
      {
        day: 6,
        title: 'The Icefields Parkway',
        description:
          'Two hundred and thirty kilometres to Jasper, with a stop at Peyto Lake and lunch by the Columbia Icefield. A guide takes you to walk on the Athabasca Glacier for three hours.',
      },
      {
        day: 7,
        title: 'Maligne Lake',
        description:
          'Fifty kilometres up a quiet valley to Maligne Lake, with moose if you are early. The boat to Spirit Island takes about an hour and a half and is optional.',
      },
      {
        day: 8,
        title: 'Jasper at rest',
        description:
          "An easy day at Pyramid Lake: swim, read, watch loons. In the evening, the dark-sky reserve gives good stars, and the route book has a child's chart.",
      },
      {
        day: 9,
        title: 'South by the lakes',
        description:
          'Four hours back along the parkway to Canmore, at a slower pace, with Bow Lake and a picnic. You notice half of what you missed on the way up.',
      },
      {
        day: 10,
        title: 'Canmore',
        description:
          'A short, steep walk to the green Grassi Lakes, then an afternoon on the river bank. Ice cream is on the high street, and climbing is indoors if it rains.',
      },
      {
        day: 11,
        title: 'To Drumheller',
        description:
          "Two and three quarter hours over the prairie into the badlands. The museum has one of the world's largest collections of dinosaur skeletons, and the hoodoos are lit at sunset.",
      },
      {
        day: 12,
        title: 'Departure',
        description:
          'An hour and a half to Calgary airport to return the car, with the fuel gauge full. Evening flights land in London the next morning.',
      },
    ],
    seasonMonths: [6, 7, 8, 9],
  },
  {
    slug: 'azores-whales-and-volcanoes',
    title: 'Azores: Whales and Volcanoes',
    destination: 'Sao Miguel and Pico, Azores',
    country: 'Portugal',
    category: 'family',
    difficulty: 'easy',
    durationDays: 7,
    pricePounds: 1090,
    maxParticipants: 14,
    summary:
      'Crater lakes on Sao Miguel and whales off Pico, in a week that mixes swimming, boats and food cooked in hot ground.',
    description:
      'The Azores lie about 1,500 km west of Lisbon and feel further. You see two of the nine islands: Sao Miguel for lakes, hot springs and stew cooked underground, and Pico for whales, lava and the highest mountain in Portugal, at 2,351 m.\n\nSperm whales live here all year, and blue and fin whales pass in April and May. Spotters with binoculars still watch from the cliffs, as whalers did, and radio the boat. We have two outings, in case of weather. On land you soak in warm iron water, walk round craters and swim in rock pools.\n\nIt suits families with children from six. Weather changes every hour, so carry a raincoat and swimsuit together. Temperatures run from 16 in April to 26 in August. The food is simple and good: cheese, tuna, pineapple, bread.',
    inclusions: [
      '3 nights on Sao Miguel and 3 on Pico',
      'All breakfasts',
      'Two dinners',
      'Flights from Ponta Delgada to Pico and back',
      'Two whale watching trips',
      'Local guides and minibus',
      'Kayaks at Sete Cidades',
      'Furnas stew lunch',
    ],
    exclusions: [
      'Flights to and from Ponta Delgada',
      'Lunches except in Furnas',
      'Most dinners',
      'Travel insurance',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Ponta Delgada',
        description:
          'The airport is 10 minutes from the old town, with its black and white pavements. Swim in the harbour pool before supper, which is limpets with garlic or soup.',
      },
      {
        day: 2,
        title: 'Sete Cidades',
        description:
          'A green lake and a blue lake inside one crater, seen from the rim and then from a kayak. Lunch is in the village, and the rock pools at Mosteiros are 20 minutes on.',
      },
      {
        day: 3,
        title: 'Furnas',
        description:
          'A stop at the tea plantation, then stew, or vegetables, buried in hot ground at six and lifted out at noon. Then an hour in the warm brown pool at Terra Nostra, among old trees.',
      },
      {
        day: 4,
        title: 'Fly to Pico',
        description:
          'A flight of about 50 minutes, then vineyards walled with black stones, a UNESCO landscape. We walk 3 km between them, and meet the winemakers, who have juice for children.',
      },
      {
        day: 5,
        title: 'Whales from Lajes',
        description:
          "Three hours at sea with a biologist, for sperm whales that dive 1,000 m for squid. The whalers' museum in Lajes explains who used to look for them.",
      },
      {
        day: 6,
        title: 'Lava caves and rock pools',
        description:
          "An hour in Gruta das Torres, Portugal's longest lava tube, with helmets and lamps. The second boat trip leaves Madalena in the afternoon, or waits for the better of the two days.",
      },
      {
        day: 7,
        title: 'Home via Sao Miguel',
        description:
          'A morning flight to Ponta Delgada, where flights leave for Lisbon, Porto and, in summer, London. If the wind stops the small planes, we rebook and find you a room.',
      },
    ],
    seasonMonths: [4, 5, 6, 7, 8, 9],
  },
  {
    slug: 'orangutans-of-borneo',
    title: 'Orangutans of Borneo',
    destination: 'Sepilok and Kinabatangan, Borneo',
    country: 'Malaysia',
    category: 'family',
    difficulty: 'moderate',
    durationDays: 12,
    pricePounds: 2390,
    maxParticipants: 12,
    summary:
      'Sepilok, two nights on the Kinabatangan and the foot of Mount Kinabalu, with wildlife guides who know where to look.',
    description:
      'Sabah is the northern tip of Borneo, and you can see orangutans there in two ways: orphans at the Sepilok centre, and wild ones from a boat on the Kinabatangan. This route does both, with mountains before and a beach after.\n\nThe forest is hot, 32 degrees and humid, and it is worth the effort. You will be on the water at six in the morning and at four, the hours when proboscis monkeys come to the bank, and hornbills fly over. Lodges are wood on stilts with fans and hot showers. Suppers are rice, fish, greens and mild curry.\n\nIt suits families with children from nine who can be quiet for an hour and do not mind leeches, which are harmless and avoidable with long socks. Drier months are March to October. Malaria advice applies in the forest, so ask your GP.',
    inclusions: [
      '11 nights in hotels and jungle lodges',
      'All breakfasts',
      'Meals at the river lodge',
      'Flights from Kota Kinabalu to Sandakan and back',
      'River safaris and a marine park boat',
      'Sepilok and sun bear centre entries',
      'Kinabalu Park and Poring entries',
      'Wildlife guides',
    ],
    exclusions: [
      'International flights',
      'Lunches and dinners in town',
      'Camera fees',
      'Malaria tablets',
      'Travel insurance',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Kota Kinabalu',
        description:
          'The airport is 15 minutes from the waterfront by minibus. Rest, then eat grilled fish at the night market, where the guide shows you how to choose.',
      },
      {
        day: 2,
        title: 'Islands of the marine park',
        description:
          'Ten to twenty minutes by boat to Manukan or Sapi, for soft sand and a first snorkel. Monitor lizards patrol the picnic tables, and you watch your sandwich.',
      },
      {
        day: 3,
        title: 'To Mount Kinabalu',
        description:
          "Two hours by road to the park at 1,500 m, for a botanist's walk with orchids and pitcher plants. The summit, 4,095 m, clears before eight.",
      },
      {
        day: 4,
        title: 'Poring canopy walk',
        description:
          'Forty kilometres to Poring, for a canopy walkway 40 m up and warm baths afterwards. The rafflesia may be in flower beside the road, signposted by its owner.',
      },
      {
        day: 5,
        title: 'Fly to Sandakan',
        description:
          'Back down to Kota Kinabalu and a 50-minute flight over the forest to Sandakan. The lodge at Sepilok is 25 minutes from the airport.',
      },
      {
        day: 6,
        title: 'Sepilok',
        description:
          'Watch the feeding platform at ten, when orangutans come in from the forest if they wish. The sun bear centre is next door, with more than forty bears.',
      },
      {
        day: 7,
        title: 'Forest tower and frogs',
        description:
          'At the Rainforest Discovery Centre you walk above the trees on steel bridges, for flying squirrels at dusk. The night walk finds tarsiers, perhaps, and frogs for certain.',
      },
      {
        day: 8,
        title: 'Down to the Kinabatangan',
        description:
          'Two and a half hours by road to a river lodge near Sukau. The first boat safari is at four, for proboscis monkeys and crocodiles on mud banks.',
      },
      {
        day: 9,
        title: 'Two boats and an oxbow',
        description:
          'At six the river is silver and full of hornbills, and the oxbow lake has otters. Rest, then out again at four, looking for pygmy elephants.',
      },
      {
        day: 10,
        title: 'Gomantong and Sandakan',
        description:
          'The limestone caves at Gomantong are huge, smelly and full of swiftlets, and boots are provided. You return to Sandakan for the evening, with a supper by the sea.',
      },
      {
        day: 11,
        title: 'Fly to Kota Kinabalu',
        description:
          'A morning flight of 50 minutes and an afternoon on the beach or at the mosque on the water. The group eats together at a seafood court.',
      },
      {
        day: 12,
        title: 'Departure',
        description:
          'A transfer of 15 minutes to Kota Kinabalu airport. Most flights connect through Kuala Lumpur or Singapore, and we time the transfer to the first of them.',
      },
    ],
    seasonMonths: [3, 4, 5, 6, 7, 8, 9, 10],
  },
  {
    slug: 'new-zealand-south-island',
    title: 'South Island by Campervan',
    destination: 'South Island, New Zealand',
    country: 'New Zealand',
    category: 'family',
    difficulty: 'moderate',
    durationDays: 16,
    pricePounds: 3490,
    maxParticipants: 18,
    summary:
      'Sixteen days by campervan, round the whole of the South Island, with whales, glaciers, Milford and no rush.',
    description:
      'A loop of about 2,600 km in sixteen days, never more than five hours of driving and often under three. The main roads are sealed and quiet, and the route keeps to them. We collect you from the airport, give you a night in a bed, and hand over the van the next day.\n\nCampsites are booked, mostly with a kitchen, showers and a playground, and a few with a lake. You see sperm whales, walk in Abel Tasman, look at glaciers, and go to sea in Milford Sound. Breakfast is in the van, and lunch is wherever you stop.\n\nIt suits families with children of six or more and a driver happy to be in the left lane, as at home. November to March is summer, 20 to 25 degrees, with rain on the West Coast at any time. Book early for January.',
    inclusions: [
      "14 nights' campervan hire with unlimited kilometres",
      '14 nights on booked campsites',
      'One night in a Christchurch hotel',
      'Airport transfer on arrival',
      'Bedding and kitchen kit',
      'Kaikoura whale watch',
      'Milford Sound cruise',
      'Abel Tasman water taxi',
    ],
    exclusions: [
      'International flights',
      'Fuel and road user charges',
      'Meals',
      'Excess waiver on the van',
      'Travel insurance',
    ],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Christchurch',
        description:
          'We meet you at the airport for the 20-minute ride to a hotel in the centre. After the flight, the botanic gardens are a good place to stay awake.',
      },
      {
        day: 2,
        title: 'To Kaikoura',
        description:
          'Collect the van by eleven, shop for a week of porridge, and drive two and a half hours along the coast. Fur seals lie beside the road.',
      },
      {
        day: 3,
        title: 'Whales at Kaikoura',
        description:
          'A two-hour boat to a canyon over 1,000 m deep, close to shore, for sperm whales and dusky dolphins. Fish and chips on the beach, where gulls are clever.',
      },
      {
        day: 4,
        title: 'North to Marahau',
        description:
          'Four and a half hours through the vineyards of Marlborough to the edge of Abel Tasman. The campsite is by the water, with pipis in the sand.',
      },
      {
        day: 5,
        title: 'Abel Tasman',
        description:
          'A water taxi drops you for a walk of 3 to 10 km, your choice, between golden bays. It collects you at four, and everyone has had a swim.',
      },
      {
        day: 6,
        title: 'West Coast to Punakaiki',
        description:
          'About four hours through the Buller gorge to the coast, where blowholes boom at high tide. The pancake rocks take 20 minutes to walk round, on a sealed path.',
      },
      {
        day: 7,
        title: 'To Franz Josef',
        description:
          'Three hours of river flats and bush, with a break in Hokitika for greenstone carvers. Glow-worms light a bank near the campsite if you go after dark.',
      },
      {
        day: 8,
        title: 'Lake Matheson',
        description:
          'Half an hour to a lake that mirrors Aoraki and Mount Tasman, best before nine, with a loop of an hour. A glacier viewpoint walk fills the afternoon.',
      },
      {
        day: 9,
        title: 'Haast Pass to Wanaka',
        description:
          'Four hours and a change of climate: rainforest, waterfalls, then dry hills. Stop at Fantail Falls, five minutes from the road, and for lunch by Lake Hawea.',
      },
      {
        day: 10,
        title: 'A day in Wanaka',
        description:
          'Nothing to drive. Hire kayaks, cycle the lake path or tackle a maze full of mirrors, and take the photo of the tree in the water at sunset.',
      },
      {
        day: 11,
        title: 'Kawarau Gorge to Te Anau',
        description:
          'Through the fruit stalls of Cromwell and the Kawarau Gorge, then past Lake Wakatipu to Te Anau, about three and a half hours. The campsite has a jumping pillow.',
      },
      {
        day: 12,
        title: 'Milford Sound',
        description:
          'Two hours each way on the road, plus stops, and nearly two hours on the water. Waterfalls are best after rain, which means most days.',
      },
      {
        day: 13,
        title: 'Queenstown',
        description:
          'Two hours to Queenstown for lunch in the park, the gondola and a luge run, if you like. Stay in a lakeside site, with the steamer on the water.',
      },
      {
        day: 14,
        title: 'To Aoraki',
        description:
          'Three and a quarter hours by way of the Lindis Pass to the village under Mount Cook, 3,724 m. The short Kea Point walk is an hour and a half.',
      },
      {
        day: 15,
        title: 'Tasman Glacier and Lake Tekapo',
        description:
          'Climb steps to see icebergs in the Tasman lake, 40 minutes return, then drive an hour and a quarter to Tekapo. The stars here are protected by law.',
      },
      {
        day: 16,
        title: 'Back to Christchurch',
        description:
          'Three hours across the Canterbury plains to return the van by three. The depot shuttle goes to the airport in ten minutes, for an evening departure.',
      },
    ],
    seasonMonths: [11, 12, 1, 2, 3],
  },
];
