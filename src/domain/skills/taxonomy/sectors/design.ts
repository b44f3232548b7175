import type { SectorTerms } from '#/domain/skills/taxonomy/sector-terms.ts'

export const design: SectorTerms = {
  sector: 'Design',
  skills: `
    Graphic design | graphics; graphic designing; visual design; visual communication; design graphics; Grafikdesign; diseño gráfico; graphisme | Layout; Branding; Typography
    Typography | type design; lettering; typesetting; hand lettering; font design; calligraphy | Layout
    Layout | page layout; editorial design; layout design; magazine layout; desktop publishing; DTP; book design; Mise en page | Print production
    Illustration | illustrating; digital illustration; sketching; hand drawing; book illustration; technical illustration; Procreate; Zeichnen; ilustración | Concept art; Graphic design
    Concept art | character design; game art; storyboard art; matte painting; visual development | Storyboarding
    Storyboarding | storyboards; animatics; story boards; shot planning | Illustration; Animation
    Branding | brand identity; brand design; corporate identity; visual identity; brand guidelines; identity design; corporate design | Logo design; Brand management
    Logo design | logos; logo creation; designing logos; icon design; iconography | Illustration
    Art direction | creative direction; art directing; visual direction; leading design; creative leadership; design direction | Graphic design
    Infographics | information design; information graphics; chart design; diagram design | Data visualisation; Graphic design
    Presentation design | pitch deck design; slide design; PowerPoint design; deck design | Graphic design; Microsoft PowerPoint
    Adobe Creative Suite | Adobe Creative Cloud; Adobe CC; Creative Cloud; Creative Suite; Adobe suite; CS6; Adobe Creative Cloud apps | Adobe Photoshop; Adobe Illustrator; Adobe InDesign
    Adobe Illustrator | Illustrator; AI vector drawing; vector graphics; vector illustration | Affinity Designer
    Adobe InDesign | InDesign; In Design; Indesign CC | Layout
    Affinity Designer | Affinity Photo; Affinity suite | Adobe Photoshop
    Canva | Canva Pro; Canva design | Graphic design
    Figma | FigJam; Figma design; Figma prototyping; Figma components | Sketch; Adobe XD
    Sketch | Sketch app; SketchApp; Bohemian Sketch | Adobe XD
    Adobe XD | XD; Adobe Experience Design | Wireframing
    Wireframing | wireframes; low-fidelity design; wire framing; low-fi prototypes; site maps | Prototyping; Information architecture
    Prototyping | prototypes; interactive prototypes; prototype building; clickable prototypes; mock-ups; mockups; ProtoPie; hi-fi prototypes | Interaction design
    User experience design | UX; UX design; user experience; UX/UI; UX/UI design; user-centred design; user-centered design; human-centred design; HCD | User interface design; User research; Interaction design
    User interface design | UI; UI design; interface design; user interface; GUI design; mobile app design; app design; screen design | Web design; Interaction design; Design systems
    Interaction design | IxD; microinteractions; user flows; task flows; interaction patterns; design patterns UX | User experience design
    Information architecture | card sorting; site structure; tree testing; navigation design; content structure | Content design
    Content design | UX writing; microcopy; GOV.UK content; plain language content; UX copywriting; user-centred content | Copywriting; Technical writing
    Service design | service blueprints; service mapping; customer journey design; public service design; service blueprinting | Customer journey mapping; User research
    Customer journey mapping | journey maps; journey mapping; experience mapping; user journeys; customer journeys; personas; empathy maps | Service design; User experience design
    User research | UX research; user interviews; usability research; design research; user insights; user needs research; field studies; ethnographic research; diary studies | Usability testing; Market research
    Usability testing | usability tests; user testing; usability; A/B prototype testing; guerrilla testing; Maze; heuristic evaluation; moderated testing | Accessibility
    Accessibility | WCAG; web accessibility; a11y; accessible design; inclusive design; digital accessibility; accessibility testing; WCAG 2.2 |
    Design systems | design system; component libraries; design tokens; style guides; pattern libraries; atomic design; UI kits | User interface design; CSS
    Design thinking | design sprints; design workshops; human-centred innovation; Google design sprint; double diamond; co-design; participatory design | Service design; Facilitation
    Product design | digital product design; end-to-end product design; UX product design | User experience design; Industrial design
    Web design | website design; web page design; webdesign; landing page design; email template design | User interface design; WordPress; HTML
    No-code website building | Squarespace; Wix; no-code websites; Elementor; website builders; Weebly | Web design; WordPress
    Industrial design | product styling; consumer product design; industrial product design; product form design; ergonomic design | Mechanical design; 3D modelling
    Ergonomics | human factors; human factors engineering; workplace ergonomics; DSE assessment; anthropometrics | Usability testing; Industrial design
    3D modelling | 3D modeling; 3D design; 3D rendering; 3D visualisation | Blender; 3D rendering software
    Blender | Blender 3D; Blender modelling | 3D modelling; Animation
    3D rendering software | V-Ray; Lumion; Enscape; KeyShot; Twinmotion; Corona renderer; architectural visualisation; CGI; arch viz | SketchUp
    Rhino | Rhinoceros; Rhino 3D; Grasshopper; parametric design; Rhinoceros 3D; surface modelling | 3D modelling; CAD
    Animation | 2D animation; 3D animation; character animation; animating; cartoon animation; stop motion; stop-motion animation; Toon Boom | Motion graphics
    Motion graphics | motion design; animated graphics; kinetic typography; Lottie; title sequences | Video editing
    Visual effects | VFX; compositing; special effects; rotoscoping; visual effects compositing; digital compositing | Motion graphics; 3D modelling
    Game design | level design; video game design; games design; gameplay design; narrative design; game mechanics; game balancing | Unity; Concept art
    Exhibition design | exhibit design; display design; stand design; trade show stand design; museum design; experiential design; wayfinding; signage design | Interior design; Set design
    Packaging design | pack design; package design; packaging artwork; structural packaging; artworking of packaging; label design; cutter guides | Branding; Print production
    Artworking | artwork; mac artworking; print-ready artwork; repro; finished artwork; image retouching; retouching; colour management | Print production; Adobe Photoshop
    Print production | pre-press; prepress; print buying; print management; preflight; offset printing preparation; print finishing knowledge; print specification | Digital printing
    Digital printing | screen printing; large format printing; printing; offset printing; lithographic printing; print machine operation; digital print; letterpress; flexography | Print finishing
    Print finishing | bookbinding; book binding; guillotine operation; laminating; folding and stitching; die cutting | Signmaking
    Signmaking | sign making; signage; sign writing; signwriting; vinyl application; vehicle wrapping; vinyl cutting; vehicle graphics; sign fitting | Digital printing
    Interior design | interior decoration; interiors; interior architecture; interior designing; residential interior design; commercial interiors; Innenarchitektur; décoration intérieure | Space planning; Soft furnishings
    Soft furnishings | FF&E; FF&E specification; furniture selection; curtain design; fabric selection; mood boards; material boards; colour schemes | Interior design; Upholstery
    Upholstery | re-upholstery; furniture upholstery; upholstering; modern upholstery; traditional upholstery; Polsterei | Sewing; Cabinet making
    Furniture design | bespoke furniture design; designing furniture; Möbeldesign; furniture prototyping | Industrial design; Cabinet making
    Lighting design | architectural lighting; DIALux; lighting schemes; luminaire design; Relux | Interior design; Building services
    Landscape design | garden design; landscape architecture; planting design; planting plans; Vectorworks Landmark; public realm design; green infrastructure design; landscape planning | Landscape gardening; Urban design
    Urban design | masterplanning; master planning; placemaking; urban planning design; public space design; urbanism | Town planning; Architectural design
    Fashion design | clothing design; apparel design; garment design; fashion illustration; fashion designing; CLO 3D; collection design; sportswear design; tech packs | Pattern cutting; Textile design
    Pattern cutting | pattern making; patternmaking; pattern grading; garment patterns; toile making; Gerber; Lectra; pattern drafting | Garment construction
    Garment construction | dressmaking; tailoring; garment making; bespoke tailoring; sample machining; couture; made-to-measure; Schneiderei; couture à la main | Sewing; Costume making
    Garment technology | garment fit; fit sessions; garment specifications; garment quality | Pattern cutting; Quality control
    Textile design | surface pattern design; knitwear design; weaving; textile printing; knitting; weave design; embroidery; surface pattern | Fashion design
    Jewellery making | jewelry making; goldsmithing; silversmithing; gemstone setting; jewellery design; stone setting; jewelry design; bijouterie; Goldschmiedekunst | Metalwork craft
    Metalwork craft | smithery; ornamental metalwork; art metalwork; engraving; smithing; wrought iron | Welding
    Ceramics | pottery; throwing pots; ceramic glazing; porcelain; kiln firing; Keramik; ceramic design |
    Glass blowing | stained glass; glassblowing; glass art; glass engraving; studio glass; leaded lights |
    Model making | architectural models; prop models; scale models; maquettes; modelmaking; prototype model making | Prop making; 3D printing
    Footwear design | shoe design; accessories design; leather goods design; handbag design; bag design | Fashion design; Leatherwork
    Trend forecasting | trend research; colour forecasting; fashion forecasting; design trends; WGSN | Fashion design; Market research
    Creative briefing | creative briefs; interpreting creative briefs; design briefs; working to a brief; client briefs; creative concepts; concept development | Art direction
    Design portfolio management | design operations; DesignOps; managing designers; design management; studio management; creative operations; traffic in studios | Art direction; Project management
    Midjourney | DALL-E; Stable Diffusion; generative image tools; AI image generation; Adobe Firefly; AI art | Graphic design; Illustration
    CorelDRAW | Corel Draw; CorelDRAW Graphics Suite; Corel | Adobe Illustrator
    Inkscape | Ink scape | Adobe Illustrator; CorelDRAW
    QuarkXPress | Quark; Quark XPress | Adobe InDesign; Affinity Publisher
    Affinity Publisher | Serif Affinity Publisher | Adobe InDesign
    GIMP | GNU Image Manipulation Program; Gimp image editor | Adobe Photoshop
    InVision | InVision Studio; InVisionApp; Zeplin | Figma; Sketch
    Axure | Axure RP; AxureRP | Figma; Adobe XD; Balsamiq
    Balsamiq | Balsamiq Mockups; Balsamiq Wireframes | Wireframing
    Webflow | Webflow design; Webflow CMS | Framer; No-code website building
    Framer | Framer sites; Framer Motion prototyping | Figma
    3ds Max | 3D Studio Max; Autodesk 3ds Max | Autodesk Maya; Cinema 4D; Blender
    Autodesk Maya | Maya; Maya 3D | Cinema 4D; Blender
    Cinema 4D | C4D; Maxon Cinema 4D | Blender
    ZBrush | Z Brush; digital sculpting; 3D sculpting | 3D modelling
    Houdini | SideFX Houdini; procedural effects | Visual effects
    Substance Painter | Adobe Substance 3D; Substance 3D Painter; texturing; texture painting | 3D modelling
    Adobe After Effects | After Effects; AfterEffects; AE | Motion graphics; Nuke
    Nuke | Foundry Nuke; NukeX | Visual effects
  `,
  occupations: `
    Graphic Designer | visual designer; graphics designer; communication designer; Grafikdesigner; graphiste; diseñador gráfico; Mediengestalter; digital designer; creative designer; Mediengestalter Digital und Print; infographiste; diseñadora gráfica | Artworker; Art Director; Web Designer; Illustrator; Brand Designer | Graphic design; Typography; Layout; Branding; Adobe Illustrator; Adobe InDesign; Adobe Photoshop; Print production
    Brand Designer | branding designer; identity designer; logo designer; packaging designer; Packungsdesigner; designer packaging; creative brand designer | Graphic Designer; Art Director; Artworker | Branding; Logo design; Packaging design; Adobe Illustrator; Typography; Creative briefing
    Artworker | creative artworker; mac operator; mac artworker; desktop publisher; DTP operator; typesetter; repro operator; maquettiste; Reinzeichner; retoucher | Graphic Designer; Brand Designer; Printer | Artworking; Adobe InDesign; Layout; Print production; Adobe Photoshop; Proofreading
    Art Director | creative director; design director; head of design; directeur artistique; Artdirector; director de arte; creative lead; head of creative | Graphic Designer; Copywriter; Brand Designer; Product Designer | Art direction; Creative briefing; Branding; Graphic design; People management; Storytelling
    Design Manager | studio manager; creative services manager; design operations manager; design studio manager; creative operations manager; head of studio | Art Director; Project Manager; Product Designer | Design portfolio management; Project management; Creative briefing; People management
    Product Designer | UI/UX designer; UX/UI designer; digital product designer; concepteur produit digital; Produktdesigner digital; mobile app designer; experience designer; concepteur de produits; app designer; lead product designer | UX Designer; UI Designer; Service Designer; UX Researcher | Product design; Figma; User research; Prototyping; Design systems; Accessibility; Interaction design; Usability testing
    UX Designer | user experience designer; interaction designer; UXer; concepteur UX; diseñador UX; UX consultant; ergonome web; information architect; user experience architect | Product Designer; UI Designer; UX Researcher; Service Designer | User experience design; Wireframing; Prototyping; User research; Figma; Information architecture; Usability testing
    UI Designer | user interface designer; interface designer; visual UI designer; GUI designer; diseñador de interfaces; webdesigner UI; design systems designer | UX Designer; Product Designer; Web Designer; Graphic Designer | User interface design; Figma; Design systems; Typography; Interaction design; Accessibility
    UX Researcher | user researcher; design researcher; usability specialist; usability analyst; chercheur UX; UX research lead; human factors specialist; user experience researcher; ergonomist | UX Designer; Service Designer; Market Research Analyst | User research; Usability testing; Customer journey mapping; Report writing; Accessibility; Presentation skills
    Service Designer | customer experience designer; strategic designer; CX designer; service design consultant; innovation designer; designer de services | UX Researcher; UX Designer; Product Designer; Business Analyst | Service design; Customer journey mapping; User research; Facilitation; Prototyping; Design thinking
    Content Designer | UX writer; UX copywriter; web content designer; digital content designer; concepteur-rédacteur UX | Copywriter; Content Editor; UX Designer; Technical Author | Content design; User research; Information architecture; Accessibility; Copywriting; Content management systems
    Accessibility Specialist | accessibility consultant; digital accessibility specialist; WCAG auditor; inclusive design lead; accessibility tester; accessibility lead; expert accessibilité numérique | UX Designer; Front-end Developer; Test Engineer | Accessibility; Usability testing; HTML; Design systems; Report writing
    Web Designer | website designer; webdesigner; WordPress designer; web and graphic designer; diseñador web; web design freelancer; digital web designer; email designer | UI Designer; Graphic Designer; Front-end Developer | Web design; HTML; CSS; WordPress; User interface design; Adobe Photoshop; No-code website building
    Interior Designer | interior architect; interior decorator; Innenarchitekt; architecte d'intérieur; interiorista; interior stylist; kitchen designer; home stager | Architect; Exhibition Designer; Furniture Designer | Interior design; Space planning; Soft furnishings; AutoCAD; SketchUp; 3D rendering software
    Exhibition Designer | display designer; exhibit designer; scenographer of exhibitions; museum designer; experiential designer; scénographe; retail designer; Ausstellungsdesigner; wayfinding designer | Interior Designer; Set Designer; Graphic Designer | Exhibition design; 3D modelling; SketchUp; Graphic design; Model making
    Lighting Designer | architectural lighting designer; concepteur lumière; Lichtplaner; lighting consultant; luminaire designer | Interior Designer; Building Services Engineer; Lighting Technician | Lighting design; AutoCAD; Building services; 3D rendering software
    Industrial Designer | industrial product designer; Industriedesigner; designer industriel; diseñador industrial; consumer product designer; toy designer; transport designer; automotive designer; designer produit | Design Engineer; Furniture Designer; Product Designer | Industrial design; SolidWorks; 3D modelling; Prototyping; Design for manufacture; Model making; Illustration
    Furniture Designer | Möbeldesigner; designer mobilier; furniture product designer; bespoke furniture designer; diseñador de muebles | Industrial Designer; Interior Designer; Cabinet Maker | Furniture design; CAD; Cabinet making; 3D modelling; Technical drawing
    Upholsterer | furniture upholsterer; tapissier; Polsterer; tapicero; upholstery machinist; curtain maker | Cabinet Maker; Sewing Machinist | Upholstery; Sewing; Soft furnishings; Power tools
    Fashion Designer | clothing designer; apparel designer; Modedesigner; styliste; diseñador de moda; womenswear designer; menswear designer; knitwear designer; footwear designer; accessories designer | Pattern Cutter; Textile Designer; Garment Technologist; Buyer | Fashion design; Pattern cutting; Textile design; Trend forecasting; Adobe Illustrator; Garment construction
    Textile Designer | print designer; surface pattern designer; Textildesigner; designer textile; weaver; diseñador textil; embroidery designer; embroiderer | Fashion Designer; Illustrator | Textile design; Illustration; Adobe Photoshop; Trend forecasting
    Pattern Cutter | pattern maker; garment pattern cutter; pattern grader; modéliste; Schnittmacher; patronista; sample cutter; fabric cutter | Tailor; Fashion Designer; Garment Technologist; Sewing Machinist | Pattern cutting; Garment construction; Sewing; Fashion design
    Tailor | dressmaker; seamstress; alterations tailor; alteration hand; Schneider; tailleur couturier; couturière; sastre; bespoke tailor | Pattern Cutter; Costume Maker; Sewing Machinist | Garment construction; Sewing; Pattern cutting; Customer service
    Garment Technologist | clothing technologist; fashion technologist; fabric technologist; Bekleidungstechniker | Pattern Cutter; Fashion Designer; Quality Inspector | Garment technology; Pattern cutting; Quality control; Textile design
    Illustrator | freelance illustrator; children's book illustrator; illustrateur; ilustrador; medical illustrator; digital illustrator; comic artist; storyboard artist; cartoonist; technical illustrator | Graphic Designer; Animator; Concept Artist; Artist | Illustration; Adobe Illustrator; Adobe Photoshop; Storyboarding; Concept art
    Concept Artist | game artist; character artist; environment artist; 2D artist; games artist; visual development artist; character designer | Illustrator; 3D Artist; Animator | Concept art; Illustration; Adobe Photoshop; Storyboarding; 3D modelling
    Animator | 2D animator; 3D animator; motion graphics designer; motion designer; Animationskünstler; animateur 3D; animador; character animator; stop-motion animator; motion graphics artist | 3D Artist; Illustrator; Video Editor; Visual Effects Artist | Animation; Motion graphics; 3D modelling; Storyboarding; Blender; Illustration
    3D Artist | 3D modeller; 3D visualiser; CGI artist; 3D generalist; architectural visualiser; infographiste 3D; 3D designer; 3D texture artist; architectural visualisation artist | Animator; Concept Artist; Visual Effects Artist; Games Designer | 3D modelling; Blender; 3D rendering software; Adobe Photoshop; Animation
    Visual Effects Artist | VFX artist; compositor; VFX compositor; special effects artist; truquiste; roto artist; technical artist; VFX supervisor | 3D Artist; Animator; Video Editor | Visual effects; Motion graphics; 3D modelling; Colour grading
    Games Designer | game designer; level designer; narrative designer; video game designer; concepteur de jeux vidéo; Spieldesigner; diseñador de videojuegos; gameplay designer | 3D Artist; Concept Artist; Software Engineer; UX Designer | Game design; Unity; Storytelling; Prototyping
    Printer | print operator; press operator; digital print operator; printing machine operator; Drucker; imprimeur; impresor; offset printer; print technician; screen printer; lithographic printer | Artworker; Print Finisher; Machine Operator | Digital printing; Print production; Print finishing; Machine operation; Quality control
    Print Finisher | bookbinder; binder; print finishing operative; Buchbinder; relieur; encuadernador; guillotine operator | Printer; Packing Operative | Print finishing; Digital printing; Machine operation; Attention to detail
    Sign Maker | signwriter; sign fitter; signage installer; vinyl wrapper; vehicle wrapper; sign technician; Schilder- und Lichtreklamehersteller; enseigniste; sign writer; rotulista | Printer; Graphic Designer; Vehicle Painter | Signmaking; Digital printing; Adobe Illustrator; Power tools; Working at height
    Jeweller | goldsmith; silversmith; jewellery maker; jewelry maker; bijoutier; Goldschmied; joyero; jewellery designer; stone setter | Sales Assistant; Toolmaker; Blacksmith | Jewellery making; Metalwork craft; Soldering; Attention to detail
    Blacksmith | metalsmith; forgeron; Schmied; herrero; art metalworker; wrought iron worker; ornamental metalworker | Welder; Jeweller; Sheet Metal Worker | Metalwork craft; Welding; Power tools; Health and safety
    Potter | ceramicist; ceramic artist; ceramics designer; Keramiker; céramiste; alfarero; glassblower; glass maker; glass artist; stained glass artist | Artist; Jeweller; Model Maker | Ceramics; Glass blowing; Illustration; Creativity
    Model Maker | modelmaker; prototype maker; architectural model maker; maquettiste volume; Modellbauer; maquetista; prop maker | Industrial Designer; Set Builder; Toolmaker | Model making; 3D printing; Prop making; CAD; Power tools
    Watchmaker | watch repairer; clock repairer; horologist; horloger; Uhrmacher; relojero; watch technician | Jeweller; Instrumentation Technician | Jewellery making; Metalwork craft; Attention to detail; Customer service
  `,
}
