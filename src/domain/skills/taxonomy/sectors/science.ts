import type { SectorTerms } from '#/domain/skills/taxonomy/sector-terms.ts'

export const science: SectorTerms = {
  sector: 'Science',
  skills: `
    Laboratory techniques | lab techniques; laboratory work; lab work; laboratory skills; wet lab; bench work in a laboratory; lab skills; Labortechniken; Laborarbeit; techniques de laboratoire; técnicas de laboratorio | Sample preparation; Analytical chemistry; Molecular biology
    Laboratory safety | lab safety; laboratory health and safety; COSHH in laboratories; biosafety; safe handling of chemicals | Health and safety
    Laboratory management | lab management; running a laboratory; laboratory operations; lab supervision; laboratory administration | Laboratory information systems
    Laboratory information systems | LIMS; laboratory information management system; electronic lab notebooks; ELN; LabWare; Benchling |
    Sample preparation | preparing samples; specimen preparation; sample prep; sample extraction; sample processing; sample handling | Sample logging
    Sample logging | lab records; chain of custody; sample tracking; laboratory record keeping; sample registration | Laboratory information systems
    Pipetting | micropipetting; dilutions; serial dilution; solution preparation; buffer preparation; media preparation | Sample preparation; Laboratory automation
    Laboratory automation | liquid handling robots; high-throughput screening; automated liquid handling; Hamilton robots; Tecan |
    Laboratory equipment maintenance | instrument maintenance in labs; lab equipment servicing; instrument qualification; equipment troubleshooting in labs | Calibration
    Good laboratory practice | GLP; GLP compliance; OECD GLP; good lab practice | Laboratory accreditation
    Laboratory accreditation | ISO 17025; ISO/IEC 17025; UKAS accreditation; ISO 15189; laboratory quality systems | Quality assurance
    Method validation | analytical method validation; method development; assay validation; method transfer; analytical method development | Analytical chemistry; Assay development
    Experimental design | design of experiments; designing experiments; study design; experiment planning; experimental methods | A/B testing; Hypothesis testing
    Scientific research | conducting research; applied research; basic research; research methods | Experimental design; Literature review; Scientific writing
    Research project management | managing research projects; research coordination; R&D management; principal investigator duties; research leadership | Project management
    Research funding applications | research grants; grant applications for research; UKRI applications; ERC grants; research proposals | Grant writing
    Research ethics | ethics applications; ethical approval; IRB submissions; research integrity; ethics committee submissions | Clinical trials
    Literature review | literature reviews; systematic review; systematic reviews; meta-analysis; literature searching; PubMed searching | Evidence reviews
    Scientific writing | writing papers; journal articles; research papers; scientific publishing; manuscript writing; writing publications; scientific reports | Academic writing; Medical writing; Technical writing
    Medical writing | regulatory medical writing; clinical study reports; scientific medical writing; clinical documentation writing |
    Scientific presentation | conference presentations; poster presentations; presenting research; academic presentations; conference talks | Presentation skills; Science communication
    Peer review | reviewing manuscripts; journal reviewing; refereeing papers; scholarly peer review | Scientific writing
    LaTeX | La Tex; Overleaf; TeX typesetting; BibTeX | Scientific writing
    Reference management software | EndNote; Zotero; Mendeley; citation management | Literature review
    Data collection | collecting data; data gathering; field data collection; gathering data | Data entry; Field sampling
    Data analysis | analysing data; data analytics; analytics; analysis of data; quantitative data analysis; data analyzing; data interpretation; Datenanalyse; Datenauswertung; analyse de données; análisis de datos | Statistics
    Statistics | statistical analysis; statistical methods; applied statistics; stats; inferential statistics; statistical testing; biostatistics; Statistik; statistiques; statistique; estadística | Statistical modelling; R; Hypothesis testing
    Statistical modelling | regression analysis; multivariate analysis; mixed models; Bayesian statistics; predictive statistics; generalised linear models | Machine learning; Time series analysis; Econometrics
    Hypothesis testing | significance testing; ANOVA; t-tests; p-values; power calculations |
    Time series analysis | time series; time-series forecasting; ARIMA; trend analysis of data; signal trend analysis | Econometrics; Forecasting
    Econometrics | econometric modelling; causal inference; panel data analysis | Economics
    R | R language; R programming; RStudio; R statistics; Rstats; tidyverse; R Shiny | Stata; SAS; SPSS; Python
    SAS | SAS programming; SAS Base; SAS Enterprise Guide; SAS statistical software | SPSS; Stata
    SPSS | IBM SPSS; SPSS Statistics; PASW | Stata
    Stata | STATA software; Stata programming; Eviews |
    Operational research | operations research; optimisation modelling; linear programming; discrete event simulation; mathematical optimisation; OR modelling | Supply chain analytics
    Scientific computing | computational science; scientific programming; computational modelling; research software engineering | High-performance computing; Python
    Analytical chemistry | chemical analysis; quantitative analysis of chemicals; instrumental analysis; analytical techniques; wet chemistry; assay of chemicals | Chromatography; Spectroscopy; Mass spectrometry; Titration
    Chromatography | HPLC; GC; gas chromatography; liquid chromatography; UPLC; ion chromatography; high-performance liquid chromatography | Mass spectrometry
    Mass spectrometry | GC-MS; LC-MS; LC-MS/MS; mass spec; ICP-MS; GCMS; LCMS | Spectroscopy
    Spectroscopy | NMR; FTIR; UV-Vis; infrared spectroscopy; Raman spectroscopy; NMR spectroscopy; spectrophotometry | X-ray diffraction
    X-ray diffraction | XRD; X-ray crystallography; crystallography; XRF; X-ray fluorescence |
    Titration | titrations; volumetric analysis; Karl Fischer titration; acid-base titration; titrating | Analytical chemistry
    Organic synthesis | synthetic chemistry; chemical synthesis; organic chemistry; medicinal chemistry; purification of compounds | Process chemistry
    Process chemistry | scale-up; chemical process development; pilot plant chemistry; process development chemistry | Chemical process design
    Inorganic chemistry | catalysis; organometallic chemistry; coordination chemistry; electrochemistry | Organic synthesis
    Polymer science | polymer chemistry; plastics science; rheology; formulation of polymers | Materials engineering
    Formulation | product formulation; formulation development; formulation science; drug formulation; cosmetic formulation; paint formulation | Pharmaceutical development
    Metallurgy | metallography; physical metallurgy; alloy testing; failure analysis of metals | Materials testing
    Microscopy | light microscopy; confocal microscopy; fluorescence microscopy; microscope use; optical microscopy; using microscopes | Electron microscopy; Image analysis
    Electron microscopy | SEM imaging; scanning electron microscopy; TEM; transmission electron microscopy; cryo-EM |
    Image analysis | ImageJ; Fiji image processing; image processing; scientific imaging; bioimage analysis | Computer vision
    PCR | polymerase chain reaction; qPCR; RT-PCR; real-time PCR; ddPCR; PCR testing | DNA sequencing; Molecular biology
    DNA sequencing | next-generation sequencing; NGS; genome sequencing; Sanger sequencing; Illumina sequencing; RNA sequencing; RNA-seq | Bioinformatics; Genetics
    Molecular biology | molecular biology techniques; DNA extraction; gel electrophoresis; RNA extraction; molecular techniques; nucleic acid extraction | PCR; Genetics; Protein chemistry
    Gene editing | CRISPR; CRISPR-Cas9; genetic engineering; gene therapy; transfection; genome editing | Molecular biology
    Genetics | genomics; human genetics; genetic analysis; genotyping; population genetics; molecular genetics | Bioinformatics
    Bioinformatics | computational biology; genomic data analysis; sequence analysis; biological data analysis; proteomics data analysis; Bioconductor | Data science; R
    Protein chemistry | protein purification; protein expression; Western blot; Western blotting; SDS-PAGE; protein analysis; enzymology | Biochemistry; Immunoassays
    Biochemistry | biochemical analysis; biochemical assays; biological chemistry; enzyme assays; clinical chemistry | Molecular biology
    Immunoassays | ELISA; immunology; immunohistochemistry; IHC; flow cytometry; FACS analysis; immunoassay development | Assay development
    Assay development | bioassays; cell-based assays; assay design; potency assays; assay optimisation | Immunoassays
    Cell culture | tissue culture; mammalian cell culture; cell biology; stem cell culture; cell lines | Microbiology; Fermentation
    Fermentation | bioprocessing; bioreactors; upstream processing; downstream processing; fermentation technology; bioprocess development | Pharmaceutical manufacturing
    Microbiology | microbiological testing; bacteriology; plating and culture of bacteria; microbial culture; microbiological analysis; virology; mycology | Food microbiology; Cell culture
    Food microbiology | food testing; microbiology of food; food safety testing; shelf-life testing | Food science
    Food science | food technology; sensory analysis; food product testing; nutrition science of foods; food chemistry | Food manufacturing
    Histology | histopathology; tissue sectioning; microtomy; cytology; tissue processing | Microscopy; Pathology testing
    Pathology testing | blood sciences; haematology testing; clinical laboratory testing; transfusion science; diagnostic testing; medical laboratory work | Biochemistry
    Animal research | in vivo studies; in vivo; laboratory animal care; animal studies; Home Office personal licence; animal handling in research | Pharmacology
    Pharmacology | pharmacokinetics; drug metabolism; DMPK; PK/PD; pharmacodynamics | Toxicology
    Toxicology | toxicological testing; ecotoxicology; safety assessment of chemicals; toxicity testing; REACH |
    Pharmaceutical development | drug development; drug discovery; pharmaceutical research; preclinical development; CMC | Clinical trials
    Clinical trials | clinical research; clinical studies; clinical trial management; Phase III trials; clinical trial coordination; clinical study management; klinische Studien; essais cliniques; ensayos clínicos | Good clinical practice; Clinical trial monitoring
    Good clinical practice | ICH-GCP; ICH GCP certificate; good clinical practise |
    Clinical trial monitoring | site monitoring; monitoring visits; study monitoring; source data verification; trial monitoring | Clinical data management
    Clinical data management | eCRF; electronic data capture; EDC; Medidata Rave; CDISC; REDCap; clinical data | Data quality
    Regulatory affairs | regulatory submissions; product registration; marketing authorisation; FDA submissions; EMA submissions | Compliance
    Epidemiology | epidemiological studies; disease surveillance; infectious disease modelling; public health research; cohort studies | Statistics; Public health
    Forensic science | forensic analysis; forensics; DNA profiling; trace evidence; forensic toxicology; forensic testing | Crime scene investigation
    Field sampling | fieldwork; field work; environmental sampling; field surveys; sample collection; taking samples; field research | Water quality testing; Ecological surveys
    Water quality testing | water testing; water sampling; water analysis; water quality monitoring; drinking water testing; wastewater analysis | Environmental monitoring
    Environmental monitoring | environmental analysis; air quality monitoring; noise monitoring; pollution monitoring; environmental data | Field sampling
    Contaminated land assessment | land contamination; site investigation for contamination; phase 1 desk study | Environmental impact assessment
    Ecological surveys | ecology surveys; habitat surveys; protected species surveys; species identification; wildlife surveys; botanical surveys; bat surveys | Ecological impact assessment
    Ecological impact assessment | ecology; biodiversity net gain; BNG; EcIA; habitat regulations assessment; ecological assessment | Conservation biology
    Conservation biology | wildlife conservation; nature conservation; biodiversity conservation; species conservation | Conservation land management
    Zoology | animal biology; animal behaviour; ornithology; entomology; primatology | Conservation biology
    Plant science | botany; plant biology; plant physiology; plant breeding; plant pathology | Agronomy
    Marine biology | marine ecology; marine science; fisheries science; marine surveys; benthic surveys | Oceanography; Ecological surveys
    Oceanography | ocean science; physical oceanography; hydrographic survey; hydrographic surveying; bathymetry; marine geophysics | Coastal modelling
    Coastal modelling | coastal processes; wave modelling; sediment transport; shoreline modelling; coastal erosion modelling; Delft3D; coastal modeling | Hydraulic modelling; Oceanography
    Meteorology | weather forecasting; atmospheric science; weather observation; numerical weather prediction; atmospheric modelling | Climate modelling
    Climate modelling | climate data; climate change modelling; climate projections; climate risk analysis | Statistical modelling
    Geology | geological surveying; sedimentology; structural geology; mineralogy; rock logging | Geophysics; Geochemistry
    Geochemistry | mineral analysis; geochemical sampling; isotope analysis; assaying of minerals | Analytical chemistry
    Geophysics | geophysical surveys; seismic interpretation; seismology; ground-penetrating radar; seismic surveying | Remote sensing
    GIS | geographic information systems; geographical information systems; ArcGIS; QGIS; spatial analysis; geospatial analysis; ArcGIS Pro; Geoinformationssysteme; systèmes d'information géographique; sistemas de información geográfica | Remote sensing; Cartography; PostGIS
    Remote sensing | satellite imagery; earth observation; satellite image analysis; Google Earth Engine; image classification of land; hyperspectral imaging | Photogrammetry
    Lidar | laser scanning; terrestrial laser scanning; point clouds; airborne lidar; point cloud processing; 3D laser scanning | Photogrammetry; Remote sensing; Survey data
    Photogrammetry | aerial imagery processing; structure from motion; orthophotos; Agisoft Metashape | Drone surveys
    Cartography | map making; mapmaking; map design; cartographic design; thematic mapping | Data visualisation
    Physics | experimental physics; theoretical physics; applied physics; particle physics; solid-state physics | Mathematics
    Astronomy | astrophysics; observational astronomy; space science; telescope observation | Physics
    Nuclear science | radiochemistry; radioactive materials handling; nuclear physics | Physics; Radiation protection
    Vacuum and cryogenics | vacuum systems; cryogenics; ultra-high vacuum; thin-film deposition; sputtering | Cleanroom work
    Quantum science | quantum computing; quantum mechanics; quantum physics; quantum technologies; Qiskit | Physics
    Computational chemistry | molecular modelling; molecular dynamics; density functional theory; cheminformatics; docking simulations | Scientific computing
    Psychology research | experimental psychology; cognitive science; neuroscience; behavioural research; psychological testing in research; EEG research | Experimental design
    Social research | social science research; qualitative data analysis; NVivo; ethnography; sociological research; mixed methods research; research interviewing | Focus groups; Survey design
    Archaeological excavation | archaeology; excavation of sites; archaeological fieldwork; finds processing; archaeological surveys | Heritage conservation
    Historical research | archive research; archival research; history research; genealogy; oral history | Social research
    Linguistic analysis | linguistics; phonetics; corpus linguistics; discourse analysis; lexicography | Natural language processing
    Intellectual property in research | technology transfer; knowledge transfer; invention disclosure; research commercialisation; spin-outs | Patents
  `,
  occupations: `
    Research Scientist | Scientist; Researcher; R&D scientist; Research and development scientist; Postdoctoral researcher; Wissenschaftlicher Mitarbeiter; Chercheur; Investigador científico | Research Assistant; Chemist; Biologist; Data Scientist | Scientific research; Experimental design; Laboratory techniques; Data analysis; Scientific writing; Literature review; Statistics; Scientific presentation
    Research Assistant | Research associate; Research fellow; Research technician; PhD student; Postdoc; Assistant de recherche; Research intern | Research Scientist; Laboratory Technician; Research Officer; Lecturer | Literature review; Data collection; Data analysis; Scientific writing; Statistics; Laboratory techniques; Research ethics
    Research Manager | R&D manager; Head of research; Research director; Research project manager; Scientific director; R&D-Leiter; Responsable R&D; Research coordinator | Research Scientist; Laboratory Manager; Project Manager | Research project management; Research funding applications; Budgeting; Experimental design; Team leadership; Stakeholder management
    Laboratory Technician | Lab technician; Laboratory assistant; Lab assistant; Laboratory analyst; Laborant; Technicien de laboratoire; Técnico de laboratorio; Laboratory scientist | Quality Inspector; Research Assistant; Analytical Chemist; Biomedical Scientist | Sample preparation; Laboratory techniques; Laboratory safety; Chromatography; Titration; Calibration; Good laboratory practice; Sample logging; Microscopy; PCR
    Laboratory Manager | Lab manager; Laboratory supervisor; Head of laboratory; Laborleiter; Responsable de laboratoire | Laboratory Technician; Quality Manager; Research Manager | Laboratory management; Laboratory accreditation; Laboratory safety; Team leadership; Budgeting; Laboratory information systems
    Chemist | Research chemist; Organic chemist; Synthetic chemist; Medicinal chemist; Formulation chemist; Chemiker; Chimiste; Químico | Analytical Chemist; Materials Engineer; Chemical Engineer; Biochemist | Analytical chemistry; Organic synthesis; Chromatography; Spectroscopy; Laboratory techniques; Formulation; Laboratory safety
    Analytical Chemist | QC chemist; Quality control analyst; QC analyst; Analytical scientist; Chemical analyst; Analytischer Chemiker; Chimiste analyste | Chemist; Laboratory Technician; Quality Engineer | Analytical chemistry; Chromatography; Mass spectrometry; Method validation; Good manufacturing practice; Titration; Good laboratory practice
    Biochemist | Protein scientist; Protein biochemist; Biochemistry scientist; Biochemiker; Biochimiste; Bioquímico | Molecular Biologist; Chemist; Biologist; Biomedical Scientist | Biochemistry; Protein chemistry; Immunoassays; Assay development; Laboratory techniques; Data analysis
    Biologist | Life scientist; Cell biologist; Biological scientist; Biologe; Biologiste; Biólogo; Immunologist | Molecular Biologist; Microbiologist; Ecologist; Research Scientist | Cell culture; Microscopy; Molecular biology; Experimental design; Data analysis; Laboratory techniques; Scientific writing
    Molecular Biologist | Geneticist; Genetic scientist; Genomics scientist; Biotechnologist; Molekularbiologe; Généticien; Genetista | Biologist; Biochemist; Bioinformatician; Microbiologist | Molecular biology; PCR; DNA sequencing; Genetics; Gene editing; Cell culture; Laboratory techniques
    Microbiologist | Virologist; Bacteriologist; Microbiology analyst; Clinical microbiologist; Microbiology technician; Mikrobiologe; Microbiologiste | Biologist; Molecular Biologist; Laboratory Technician; Food Technologist | Microbiology; Cell culture; Food microbiology; PCR; Laboratory safety; Good laboratory practice
    Bioinformatician | Bioinformatics scientist; Computational biologist; Bioinformatics analyst; Genomic data scientist; Bioinformatiker; Bio-informaticien | Data Scientist; Molecular Biologist; Biostatistician | Bioinformatics; Python; R; DNA sequencing; Statistics; Linux; Genetics
    Bioprocess Scientist | Fermentation scientist; Upstream process scientist; Downstream process scientist; Cell culture scientist; Bioprocess engineer | Biochemist; Pharmaceutical Production Technician; Chemical Engineer | Fermentation; Cell culture; Protein chemistry; Good manufacturing practice; Experimental design
    Pharmacologist | Toxicologist; DMPK scientist; Pharmaceutical scientist; Drug discovery scientist; Pharmakologe; Pharmacologue; Safety assessor | Chemist; Biologist; Clinical Research Associate | Pharmacology; Toxicology; Pharmaceutical development; Assay development; Scientific writing; Animal research
    Animal Technician | Laboratory animal technician; Animal technologist; In vivo scientist; Animalier | Animal Care Assistant; Laboratory Technician; Veterinary Nurse | Animal research; Animal husbandry; Data collection; Health and safety
    Clinical Research Associate | CRA; Clinical trial monitor; Clinical monitor; Clinical research monitor; Klinischer Monitor; Attaché de recherche clinique; Monitor de ensayos clínicos | Clinical Research Coordinator; Clinical Trial Manager; Regulatory Affairs Specialist | Clinical trials; Clinical trial monitoring; Good clinical practice; Research ethics; Report writing; Clinical data management
    Clinical Research Coordinator | Clinical trial coordinator; Research nurse; Study coordinator; Clinical trials assistant; Clinical research nurse; Studienassistent | Clinical Research Associate; Registered Nurse; Research Assistant | Clinical trials; Good clinical practice; Data collection; Clinical data management; Research ethics; Patient care
    Clinical Trial Manager | Clinical project manager; Clinical study manager; Clinical operations manager; Trial manager | Clinical Research Associate; Project Manager; Research Manager | Clinical trials; Good clinical practice; Project management; Budgeting; Stakeholder management; Clinical trial monitoring
    Clinical Data Manager | Clinical data coordinator; Clinical data analyst; Clinical database programmer; SAS programmer; Statistical programmer | Biostatistician; Data Analyst; Clinical Research Associate | Clinical data management; SAS; Data quality; SQL; Good clinical practice; Data cleaning
    Regulatory Affairs Specialist | Regulatory affairs officer; Regulatory affairs manager; Regulatory specialist; Regulatory executive; Chargé d'affaires réglementaires; Zulassungsmanager; Técnico de asuntos regulatorios | Quality Manager; Clinical Research Associate; Medical Writer; Compliance Officer | Regulatory affairs; Compliance; Technical writing; Good manufacturing practice; Pharmacovigilance; Scientific writing
    Pharmacovigilance Officer | Drug safety officer; Pharmacovigilance associate; Drug safety associate; PV scientist; Drug safety specialist; Pharmacovigilance scientist | Regulatory Affairs Specialist; Pharmacist; Clinical Research Associate | Pharmacovigilance; Regulatory affairs; Data entry; Medical writing; Literature review
    Medical Writer | Scientific writer; Regulatory writer; Medical communications writer; Science writer; Rédacteur médical; Scientific editor; Science communicator | Technical Author; Research Scientist; Regulatory Affairs Specialist; Copywriter | Medical writing; Scientific writing; Literature review; Editing; Clinical trials; Science communication
    Epidemiologist | Infectious disease epidemiologist; Public health scientist; Disease modeller; Epidemiology scientist; Épidémiologiste; Epidemiólogo | Biostatistician; Public Health Practitioner; Statistician | Epidemiology; Statistics; R; Public health; Data analysis; Scientific writing; Stata
    Statistician | Statistical analyst; Applied statistician; Government statistician; Statistics officer; Statistiker; Statisticien; Estadístico | Biostatistician; Data Scientist; Data Analyst; Actuary | Statistics; Statistical modelling; R; SAS; Data analysis; Mathematics; Survey design; Data visualisation
    Biostatistician | Medical statistician; Clinical statistician; Trial statistician; Biometrician; Biostatistiker; Biostatisticien | Statistician; Clinical Data Manager; Epidemiologist; Bioinformatician | Statistics; SAS; R; Clinical trials; Statistical modelling; Experimental design
    Mathematician | Applied mathematician; Mathematical modeller; Cryptographer; Mathematiker; Mathématicien; Matemático | Statistician; Physicist; Data Scientist; Operational Researcher | Mathematics; Numerical modelling; Scientific computing; Python; Scientific writing
    Operational Researcher | Operational research analyst; Operations research analyst; OR analyst; Optimisation scientist; Simulation analyst; Operations research scientist | Data Scientist; Statistician; Supply Chain Analyst | Operational research; Numerical modelling; Python; Statistics; Data analysis; SQL
    Physicist | Research physicist; Applied physicist; Nuclear physicist; Optical scientist; Physiker; Physicien; Físico | Mathematician; Materials Engineer; Electronics Engineer; Astronomer | Physics; Mathematics; Scientific computing; Experimental design; Optical engineering; MATLAB; Data analysis; Python
    Medical Physicist | Radiotherapy physicist; Medizinphysikexperte; Physicien médical; Dosimetrist | Physicist; Radiographer | Nuclear science; Physics; Quality assurance; Data analysis; Laboratory safety
    Astronomer | Astrophysicist; Space scientist; Planetary scientist; Astronom; Astronome; Astrónomo | Physicist; Data Scientist; Mathematician | Astronomy; Physics; Scientific computing; Python; Data analysis; Scientific writing
    Forensic Scientist | Forensic analyst; Forensic biologist; Forensic chemist; Forensic toxicologist; Forensiker; Expert en criminalistique | Crime Scene Investigator; Chemist; Biomedical Scientist | Forensic science; Laboratory techniques; DNA sequencing; Mass spectrometry; Report writing; Sample logging
    Food Technologist | Food scientist; Food product technologist; Food safety scientist; Food quality technologist; Lebensmitteltechnologe; Ingénieur agroalimentaire; Tecnólogo de alimentos; Sensory scientist | Microbiologist; Quality Manager; Retail Product Developer; Quality Inspector | Food science; HACCP; Food microbiology; Quality assurance; Food manufacturing; Formulation
    Ecologist | Ecological consultant; Field ecologist; Conservation ecologist; Ornithologist; Consultant ecologist; Ökologe; Écologue; Biodiversity officer | Environmental Scientist; Countryside Ranger; Zoologist; Marine Biologist | Ecological surveys; Ecological impact assessment; Field sampling; GIS; Report writing; Conservation biology; Driving licence
    Zoologist | Wildlife biologist; Botanist; Entomologist; Conservation biologist; Zoologe; Naturaliste; Animal behaviourist | Ecologist; Biologist; Marine Biologist | Zoology; Conservation biology; Ecological surveys; Field sampling; Data analysis; Scientific writing
    Marine Biologist | Marine scientist; Fisheries scientist; Marine ecologist; Fisheries officer; Meeresbiologe; Biologiste marin; Biólogo marino | Ecologist; Coastal Scientist; Biologist; Fish Farmer | Marine biology; Ecological surveys; Field sampling; Statistics; R; Boat licence
    Coastal Scientist | Oceanographer; Coastal modeller; Physical oceanographer; Ozeanograph; Océanographe; Coastal geomorphologist | Hydrologist; Marine Biologist; Environmental Scientist; Geologist | Coastal modelling; Oceanography; Statistics; Python; Survey data; GIS; Scientific writing; Remote sensing
    Meteorologist | Weather forecaster; Climate scientist; Atmospheric scientist; Climatologist; Climate analyst; Meteorologe; Météorologue; Meteorólogo | Hydrologist; Physicist; Data Scientist | Meteorology; Climate modelling; Statistics; Python; Scientific computing; Data visualisation
    Environmental Scientist | Environmental analyst; Environmental monitoring officer; Umweltwissenschaftler; Consultant en environnement | Ecologist; Environmental Manager; Hydrologist; Geologist | Environmental monitoring; Environmental impact assessment; Field sampling; Water quality testing; Report writing; GIS; Contaminated land assessment
    Water Quality Scientist | Water quality analyst; Water sampler; Water scientist; Wastewater scientist | Laboratory Technician; Environmental Scientist; Microbiologist | Water quality testing; Field sampling; Analytical chemistry; Microbiology; Laboratory accreditation
    Geologist | Geoscientist; Exploration geologist; Mining geologist; Geologe; Géologue; Geólogo; Petrologist | Geophysicist; Geotechnical Engineer; Environmental Scientist; Hydrologist | Geology; Field sampling; GIS; Geochemistry; Report writing; Survey data
    Geophysicist | Seismologist; Seismic interpreter; Geophysical surveyor; Geophysics technician; Geophysiker; Géophysicien | Geologist; Physicist; GIS Analyst | Geophysics; Remote sensing; MATLAB; Python; Data analysis; Survey data
    GIS Analyst | GIS technician; GIS officer; GIS specialist; Geospatial analyst; Spatial analyst; Lidar survey analyst; Géomaticien | GIS Developer; Cartographer; Land Surveyor; Data Analyst | GIS; PostGIS; Survey data; Python; SQL; Remote sensing; Cartography; Data visualisation; Lidar
    Cartographer | Map maker; Mapping technician; Cartographic technician; Photogrammetrist; Remote sensing analyst; Kartograph; Cartographe; Earth observation scientist | GIS Analyst; Land Surveyor; Graphic Designer | Cartography; GIS; Remote sensing; Photogrammetry; Data visualisation; Adobe Illustrator
    Archaeologist | Field archaeologist; Archaeological technician; Osteoarchaeologist; Archäologe; Archéologue; Arqueólogo | Museum Curator; Heritage Officer; Historian | Archaeological excavation; Report writing; GIS; Field sampling; Photography; Heritage conservation
    Social Scientist | Sociologist; Anthropologist; Political scientist; Qualitative researcher; Sozialwissenschaftler; Sociologue; Ethnographer | Research Officer; UX Researcher; Market Research Analyst | Social research; Survey design; Statistics; Literature review; Interviewing; SPSS
    Historian | Genealogist; Archive researcher; Historiker; Historien; Historiador | Archivist; Archaeologist; Lecturer | Historical research; Archiving; Literature review; Academic writing
    Linguist | Computational linguist; Lexicographer; Phonetician; Terminologist; Linguiste; Sprachwissenschaftler; Lingüista | Translator; Machine Learning Engineer; Lecturer | Linguistic analysis; Natural language processing; Data annotation; Academic writing
    Neuroscientist | Cognitive scientist; Brain researcher; Neurobiologist; Psychology researcher; Neurowissenschaftler; Neuroscientifique | Biologist; Research Scientist | Psychology research; Experimental design; Statistics; MATLAB; Image analysis; Scientific writing
    Technology Transfer Officer | Knowledge transfer manager; Innovation manager; Research commercialisation manager; Knowledge exchange officer; Chargé de valorisation | Research Manager; Patent Attorney; Business Development Manager | Intellectual property in research; Patents; Contract negotiation; Stakeholder management; Market analysis
  `,
}
